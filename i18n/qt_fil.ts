<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fil" sourcelanguage="en">
<context>
    <name>Print Device Input Slot</name>
    <message>
        <source>Automatic</source>
        <translation>Awtomatiko</translation>
    </message>
</context>
<context>
    <name>Print Device Output Bin</name>
    <message>
        <source>Automatic</source>
        <translation>Awtomatiko</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Drive</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Shortcut</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Hindi kilala</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Piliin lahat</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Taasan</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Babaan</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Gawain</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Pamamahala ng gawain</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Nakatakdang pag-print:</translation>
    </message>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Impormasyon sa pag&amp;bayad:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priyoridad ng gawain:</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Mga pambungad na pahina</translation>
    </message>
    <message>
        <source>Banner page at start</source>
        <translation>Pambungad na pahina sa simula</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Simula:</translation>
    </message>
    <message>
        <source>Banner page at end</source>
        <translation>Pambungad na pahina sa wakas</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Wakas:</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>I-print agad</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Ipagpaliban nang walang takda</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Araw (06:00 hanggang 17:59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Gabi (18:00 hanggang 05:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Ikalawang shift (16:00 hanggang 23:59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Ikatlong shift (00:00 hanggang 07:59)</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>Katapusan ng linggo (Sabado hanggang Linggo)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>Takdang oras</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Wala</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Karaniwan</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Pampubliko</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Kumpidensiyal</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Hindi pampubliko</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Lihim</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Lubhang lihim</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication Needed</source>
        <translation>Kailangang magpakilala</translation>
    </message>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Kailangang magpakilala para magamit ang %1 sa %2.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>Kailangang magpakilala para magamit ang %1.</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Pangalan ng gumagamit:</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Password:</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Palutangin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Isara</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Inihihiwalay at muling ikinakabit ang panel</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Isinasara ang panel</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>Bumalik</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Sumulong</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Pinagmulang folder</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Gumawa ng bagong folder</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listahan</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detalyado</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Pa&amp;ngalan ng file:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Buksan</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>I-&amp;save</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buksan</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>I-save bilang</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Folder:</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Piliin</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Palitan ang &amp;pangalan</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Burahin</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Ipakita ang &amp;nakatagong file</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Bago&amp;ng folder</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Bagong folder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Burahin</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Lahat ng file (*)</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Hanapin ang folder</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Ang computer ko</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Drive</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Kamakailang lugar</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Mayroon nang %1.
Gusto mo ba itong palitan?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Hindi makita ang file.
Tiyaking tama ang pangalan ng file.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Hindi makita ang folder.
Tiyaking tama ang pangalan ng folder.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>Protektado ang &apos;%1&apos; sa pagsulat.
Gusto mo pa rin ba itong burahin?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Sigurado ka bang gusto mong burahin ang &apos;%1&apos;?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Hindi mabura ang folder.</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Tumingin sa:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Uri ng file:</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Bumalik</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Sumulong</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Sa pinagmulang folder</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Gumawa ng bagong folder</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Ipakita bilang listahan</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Ipakita ang detalye</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Panel sa gilid</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Listahan ng mga lugar at bookmark</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Mga file</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mga folder</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Lahat ng file (*)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Alisin</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Ipakita ang </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Pangalan</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Laki</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Uri</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Uri</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Binago</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Ang computer ko</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>I-&amp;save</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Kanselahin</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>I&amp;sara</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Isara nang hindi sine-save</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Bawiin</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ulitin</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Gupitin</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopyahin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>I-&amp;paste</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Burahin</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Piliin lahat</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Ipakita ang detalye...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Itago ang detalye...</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Laki ng pahina:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Lapad:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Taas:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Pinagkukunan ng papel:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ayos ng papel</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Patayo</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Pahalang</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Baligtad na pahalang</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Baligtad na patayo</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Mga margin</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>margin sa itaas</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>margin sa kaliwa</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>margin sa kanan</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>margin sa ibaba</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Pagkakaayos ng mga pahina</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>A&amp;yos ng mga pahina:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Mga pahina &amp;bawat papel:</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milimetro (mm)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Punto (pt)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Pulgada (in)</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Pica (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Didot (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Cicero (CC)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Ibang laki</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Custom</source>
        <translation>Ibang laki</translation>
    </message>
    <message>
        <source>Custom (%1mm x %2mm)</source>
        <translation>Ibang laki (%1mm x %2mm)</translation>
    </message>
    <message>
        <source>Custom (%1pt x %2pt)</source>
        <translation>Ibang laki (%1pt x %2pt)</translation>
    </message>
    <message>
        <source>Custom (%1in x %2in)</source>
        <translation>Ibang laki (%1in x %2in)</translation>
    </message>
    <message>
        <source>Custom (%1pc x %2pc)</source>
        <translation>Ibang laki (%1pc x %2pc)</translation>
    </message>
    <message>
        <source>Custom (%1DD x %2DD)</source>
        <translation>Ibang laki (%1DD x %2DD)</translation>
    </message>
    <message>
        <source>Custom (%1CC x %2CC)</source>
        <translation>Ibang laki (%1CC x %2CC)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>I-save</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>I-save lahat</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buksan</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Oo sa &amp;lahat</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Hindi</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Hi&amp;ndi sa lahat</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Ihinto</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Subukan muli</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Balewalain</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Isara</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Kanselahin</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Itapon</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Tulong</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Ilapat</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>I-reset</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Ibalik sa dati</translation>
    </message>
</context>
<context>
    <name>QPPDOptionsModel</name>
    <message>
        <source>Name</source>
        <translation>Pangalan</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Halaga</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>I-print</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>I-&amp;print</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>Mga &amp;opsiyon &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>Mga &amp;opsiyon &lt;&lt;</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>I-print sa file (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>I-print sa file ...</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>File sa computer na ito</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Isulat ang file na PDF</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Lahat ng pahina</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Mga pahinang gansal</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Mga pahinang pares</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Pakanan, saka pababa</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Pakanan, saka pataas</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Pakaliwa, saka pataas</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Pakaliwa, saka pababa</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Pataas, saka pakanan</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Pataas, saka pakaliwa</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Pababa, saka pakanan</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Pababa, saka pakaliwa</translation>
    </message>
    <message>
        <source>1 (1x1)</source>
        <translation>1 (1x1)</translation>
    </message>
    <message>
        <source>2 (2x1)</source>
        <translation>2 (2x1)</translation>
    </message>
    <message>
        <source>4 (2x2)</source>
        <translation>4 (2x2)</translation>
    </message>
    <message>
        <source>6 (2x3)</source>
        <translation>6 (2x3)</translation>
    </message>
    <message>
        <source>9 (3x3)</source>
        <translation>9 (3x3)</translation>
    </message>
    <message>
        <source>16 (4x4)</source>
        <translation>16 (4x4)</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>Folder ang %1.
Pumili ng ibang pangalan ng file.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Hindi masusulatan ang file na %1.
Pumili ng ibang pangalan ng file.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>Mayroon nang %1.
Gusto mo ba itong patungan?</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Hindi magagamit nang sabay ang “Mga pahina bawat papel” at “Aling pahina”.
I-off ang isa sa mga opsiyong ito.</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Mali ang mga pahina</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>Mali ang pagkakasulat ng %1. Paghiwalayin ng kuwit (,) ang mga pahina at saklaw, gamitan ng gitling (-) ang saklaw, at tiyaking walang nagsasapaw na saklaw.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Magkasalungat na setting ng dalawang panig</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>May magkasalungat na setting ng pag-print sa dalawang panig. Gusto mo bang ayusin ang mga ito?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Mga katangian ng printer</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Mga opsiyon ng gawain</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Magkasalungat na ayos ng pahina</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Magkasalungat na opsiyon</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>May magkasalungat na opsiyon sa ayos ng pahina. Gusto mo bang ayusin ang mga ito?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>May magkasalungat na opsiyon. Gusto mo bang ayusin ang mga ito?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Pahina</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Iba pa</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>May magkasalungat na opsiyon. Ayusin ang mga ito.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>Mga kopya</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Saklaw</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>I-print lahat</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Pahina mula</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hanggang</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Mga pahina</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Isulat ang mga pahina o saklaw na pinaghihiwalay ng kuwit. Dalawang bilang na may gitling ang saklaw. Halimbawa, ipi-print ng 3,5-7,9 ang mga pahina 3, 5, 6, 7 at 9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Kasalukuyang pahina</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Ang napili</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Aling pahina:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Mga setting ng pag-print</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Mga kopya:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Buo-buong kopya</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Baligtad na ayos</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Mga opsiyon</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Kulay</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>May kulay</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Itim at puti</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Pag-print sa dalawang panig</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Naka-off</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Pihit sa mahabang gilid</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Pihit sa maikling gilid</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>Panga&amp;lan:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>Mga &amp;katangian</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Lugar:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Uri:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Isusulat na &amp;file:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Mag-scroll dito</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Kaliwang dulo</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Tuktok</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Kanang dulo</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Dulo sa ibaba</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Isang pahina pakaliwa</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Isang pahina pataas</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Isang pahina pakanan</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Isang pahina pababa</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Mag-scroll pakaliwa</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Mag-scroll pataas</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Mag-scroll pakanan</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Mag-scroll pababa</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Mag-scroll pakaliwa</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Mag-scroll pakanan</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Bawiin</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ulitin</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Gupitin</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopyahin</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopyahin ang &amp;link</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>I-&amp;paste</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Burahin</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Piliin lahat</translation>
    </message>
</context>
</TS>
