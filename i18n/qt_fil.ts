<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fil" sourcelanguage="en">
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
        <source>Look in:</source>
        <translation>Tumingin sa:</translation>
    </message>
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
        <source>Files of type:</source>
        <translation>Uri ng file:</translation>
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
        <translation>Petsa ng pagbabago</translation>
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
