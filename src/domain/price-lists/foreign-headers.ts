import type { ColumnRole } from './column-roles.ts'

/** German, Italian, Spanish and English headers of columns that are not read, folded. */
export const FOREIGN_IGNORED = [
  'uvp|\\bempf|\\bvk\\b|consiglia|recomendad|\\brrp\\b|\\bsrp\\b|alter preis|vorjahr|\\bwas\\b|sconto|descuento|rabatt|\\bdto\\b|mindest',
  'mhd|scadenza|caducidad|best before|expiry|bestand|giacenza|existencias|^bestell\\w*$|^menge$|^cantidad$|^quantita$|^order$|lieferzeit',
  'pfand|bemerkung|anmerkung|hinweis|osservazion|observacion|\\bnotas?\\b|\\bnotes?\\b|bild|\\bfoto\\b',
].join('|')

/** German, Italian, Spanish and English headers, folded; the strengths are those of the French ones. */
export const FOREIGN_HINTS: [role: ColumnRole, strength: number, header: RegExp][] = [
  [
    'code',
    10,
    /(?:art(?:ikel|icolo|iculo)?|produkt|prod|best(?:ell)?|waren|item|product)\W{0,2}\s?(?:nr|nummer|number|#|cod\w*)\b|cod(?:ice|igo|\.)?\W{0,3}(?:art\w*|prod\w*)/u,
  ],
  ['code', 9, /^(?:codice|codigo|cod\.?|nr\.?|nummer|referencia|riferimento|rif\.?|referenz)$/u],
  [
    'name',
    10,
    /bezeichnung|beschreibung|descrizione|denominazione|descripcion|denominacion|produktname|artikelname|nome (?:del )?prodotto|nombre (?:del )?producto/u,
  ],
  ['name', 8, /^(?:produkte?|artikel|ware|prodott[oi]|articol[oi]|productos?|articulos?|generos?)$/u],
  ['name', 6, /\bprodukt|\bprodott|\bproduct[oa]|\bwein\b|\bvin[oi]\b/u],
  ['name', 4, /^(?:nombre|nome)$/u],
  [
    'detail',
    8,
    /herkunft|origen|procedencia|provenienza|ursprung|jahrgang|annata|\banada\b|cosecha|rebsorte|vitigno|variedad|varieta|kaliber|calibro|farbe|colore|color\b|handelsklasse|\bsorte\b/u,
  ],
  [
    'brand',
    9,
    /marke\b|hersteller|\bmarca\b|produttore|productor|fabricante|cantina|bodega|weingut|azienda|erzeuger/u,
  ],
  ['category', 9, /warengruppe|kategorie|reparto|seccion|sezione|sottocategoria|produktgruppe/u],
  ['category', 7, /categoria|famiglia|familia|\bgruppe?\b|\bgrupo\b/u],
  ['storage', 9, /lagerung|conservazione|conservacion|temperatura/u],
  [
    'pack',
    9,
    /gebinde|verpackung|packung|confezion|^conf\.?$|imball[oa]|\benvase|presentacion|embalaje|formato|pack(?:ing|ed)\b/u,
  ],
  ['pack', 6, /^v(?:p)?e$|^vpe\b|^karton$|^cartone$|^caja$/u],
  [
    'packCount',
    9,
    /(?:stuck|stk\.?|st\.?|flaschen|fl\.?|pezzi|pz\.?|bottiglie|bott?\.?|unidades|uds?\.?|botellas|units|pieces|bottles)\s*(?:\/|je|pro|per|por|x)\s*(?:karton|kiste|ve|vpe|gebinde|cartone|cassa|conf\w*|caja|case|box|carton)/u,
  ],
  [
    'content',
    8,
    /\binhalt|gewicht|fullmenge|\bpeso\b|contenut|contenid|capacita|capacidad|volumen|net weight|grammatura/u,
  ],
  ['unit', 9, /^(?:eh|einh\.?|venduto (?:a|al|per)|vendido por|verkauf(?:t)? (?:pro|per|je))$/u],
  ['unit', 9, /^(?:me|einheit|unita|unidad|ud\.?|u\.? ?d\.?|u\.? ?m\.?|each)$/u],
  [
    'unit',
    8,
    /mengeneinheit|verkaufseinheit|preiseinheit|unita (?:di )?(?:misura|vendita)|unidad (?:de )?(?:medida|venta)|unit of (?:sale|measure)|sold (?:by|per)/u,
  ],
  ['vat', 9, /^(?:aliquota|steuersatz|ust|mwst)\b/u],
  ['allergens', 9, /\balergen/u],
]
