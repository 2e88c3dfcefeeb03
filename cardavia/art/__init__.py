"""Card faces and backs as SVG text; no Qt and no drawing library is needed to compose them."""
