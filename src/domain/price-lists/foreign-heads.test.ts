import { expect, test } from 'vitest'
import { hintsOfHeader } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'

const HEADERS: Partial<Record<ColumnRole, string[]>> = {
  code: [
    'Art.-Nr.',
    'Artikelnummer',
    'Artikel-Nr',
    'Bestellnr.',
    'Codice',
    'Cod. art.',
    'Código',
    'Referencia',
  ],
  name: [
    'Bezeichnung',
    'Artikelbezeichnung',
    'Artikel',
    'Produkt',
    'Descrizione',
    'Denominazione',
    'Prodotto',
    'Articolo',
    'Descripción',
    'Producto',
    'Item description',
  ],
  detail: [
    'Herkunft',
    'Jahrgang',
    'Rebsorte',
    'Provenienza',
    'Annata',
    'Vitigno',
    'Procedencia',
    'Añada',
    'Calibro',
  ],
  brand: ['Marke', 'Hersteller', 'Marca', 'Produttore', 'Fabricante', 'Bodega', 'Weingut'],
  category: ['Warengruppe', 'Kategorie', 'Categoria', 'Reparto', 'Familia'],
  storage: ['Lagerung', 'Conservazione', 'Temperatura'],
  pack: [
    'Gebinde',
    'Verpackung',
    'Confezione',
    'Conf.',
    'Imballo',
    'Formato',
    'Envase',
    'Presentación',
    'Pack size',
    'VPE',
  ],
  packCount: ['Stück/Karton', 'Fl./Kiste', 'Pezzi per cartone', 'Pz/cartone', 'Uds/caja', 'Units per case'],
  content: ['Inhalt', 'Nettogewicht', 'Füllmenge', 'Peso netto', 'Contenuto', 'Contenido', 'Capacità'],
  unit: [
    'Einheit',
    'ME',
    'Mengeneinheit',
    'Unità',
    'U.M.',
    'Unità di misura',
    'Unidad',
    'Ud.',
    'Unit of sale',
  ],
  price: [
    'Preis',
    'Einzelpreis',
    'Stückpreis',
    'Preis netto',
    'Nettopreis',
    'Preis zzgl. MwSt',
    'Prezzo',
    'Prezzo unitario',
    'Prezzo IVA esclusa',
    'Precio',
    'Precio sin IVA',
    'Precio unitario',
    'Price ex VAT',
  ],
  unitPrice: [
    'Preis/kg',
    'Preis je kg',
    'Preis pro Liter',
    'Prezzo al kg',
    'Prezzo €/kg',
    'Precio/kg',
    'Precio por litro',
  ],
  priceWithTax: ['Preis inkl. MwSt', 'Bruttopreis', 'Prezzo IVA inclusa', 'Precio con IVA', 'Price inc VAT'],
  vat: ['MwSt', 'MwSt %', 'USt.', 'IVA', 'Aliquota IVA', 'Tipo IVA', 'VAT %'],
  allergens: ['Allergene', 'Allergeni', 'Alérgenos', 'Allergens'],
  ignored: [
    'UVP',
    'Rabatt %',
    'Sconto',
    'Descuento',
    'MHD',
    'Scadenza',
    'Caducidad',
    'Bestellmenge',
    'Währung',
    'RRP',
  ],
}

test.each(Object.entries(HEADERS))('%s is recognised by %j', (role, headers) => {
  expect(headers.map((header) => `${header}: ${hintsOfHeader(header)[0]?.role}`)).toEqual(
    headers.map((header) => `${header}: ${role}`),
  )
})

const strength = (header: string) => hintsOfHeader(header)[0]?.strength ?? 0

test('the price without VAT is preferred to the one with, net to list price', () => {
  expect(strength('Nettopreis')).toBeGreaterThan(strength('Preis'))
  expect(strength('Prezzo netto')).toBeGreaterThan(strength('Prezzo di listino'))
  expect(strength('Precio neto')).toBeGreaterThan(strength('Precio tarifa'))
})
