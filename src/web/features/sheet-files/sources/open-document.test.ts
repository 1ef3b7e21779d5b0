import { describe, expect, test } from 'vitest'
import { cellText } from '#domain/tables/cell.ts'
import { joinFiles } from '#domain/sheet-files/verdict/join-files.ts'
import { readSource } from './read-source.ts'
import { sheetPictures } from './sheet-pictures.ts'
import { png, zipped } from '#tests/sources/file-bytes.ts'
import { opened, shownSources } from '#tests/sources/open-sheet-source.ts'

const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (...texts: string[]) =>
  `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>${texts.map(run).join('<w:r><w:tab/></w:r>')}</w:p>`
const tc = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
const table = (...rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${row.map((cell) => (cell.startsWith('<w:tc') ? cell : tc(p(cell)))).join('')}</w:tr>`).join('')}</w:tbl>`
const word = (body: string, more = {}) =>
  zipped({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    ...more,
  })
const odt = (body: string, more = {}) =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles><style:style/></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': '<manifest/>',
    ...more,
  })

async function rowsOf(path: string, bytes: Uint8Array<ArrayBuffer>) {
  const [source] = await opened(path, bytes)
  if (source?.known !== true) throw new Error(source?.reason)
  return source.tabs[0]?.cells
    .map((row) => Array.from(row, (cell) => cellText(cell?.value)).join('|'))
    .filter((row) => row !== '')
}

async function sheetsOf(path: string, bytes: Uint8Array<ArrayBuffer>) {
  const sources = await opened(path, bytes)
  return joinFiles(sources.flatMap((source, at) => (source.known ? [readSource(source, at)] : []))).sheets
}

const HEAD = ['Ingrédients', 'Quantité', 'Unité', 'PU HT', 'Coût']
const LINES = [
  ['Farine', '0,500', 'kg', '1,20 €', '0,60 €'],
  ['Beurre', '0,250', 'kg', '8,00 €', '2,00 €'],
  ['Œufs', '4', 'pièce', '0,25 €', '1,00 €'],
]
const facts = (total: string) => [
  p('Tarte fine'),
  p('Pour 6 personnes'),
  table(HEAD, ...LINES, ['Total', '', '', '', total]),
]

describe('a Word document', () => {
  test('is exact where its lines make up its total, and never without one', async () => {
    const [right] = await sheetsOf('a.docx', word(facts('3,60 €').join('')))
    expect(right).toMatchObject({
      title: { value: 'Tarte fine' },
      portions: { value: 6 },
      cost: 3.6,
      verdict: { exact: true },
    })
    const [wrong] = await sheetsOf('a.docx', word(facts('3,40 €').join('')))
    expect(wrong?.verdict.exact).toBe(false)
    const [bare] = await sheetsOf('a.docx', word(p('Tarte fine') + table(HEAD, ...LINES)))
    expect(bare?.verdict).toMatchObject({ exact: false, reasons: [{ reason: 'total-missing' }] })
  })

  test('two sheets one under the other are two', async () => {
    const sheets = await sheetsOf(
      'a.docx',
      word(facts('3,60 €').join('') + p('') + facts('3,60 €').join('').replace('Tarte fine', 'Flan')),
    )
    expect(sheets.map(({ title, verdict }) => [title.value, verdict.exact])).toEqual([
      ['Tarte fine', true],
      ['Flan', true],
    ])
  })

  test.each([
    [
      'paragraphs with tabulators',
      p('Farine', '250 g', '1,20 €') + p('Beurre', '125 g'),
      ['Farine|250 g|1,20 €', 'Beurre|125 g'],
    ],
    ['dots that lead to figures', p('Farine ....... 250 g') + p('Sel… QS'), ['Farine|250 g', 'Sel… QS']],
    [
      'wide and continued cells',
      table(
        [tc(p('Pâte'), '<w:gridSpan w:val="2"/>'), 'x'],
        [tc(p('A'), '<w:vMerge w:val="restart"/>'), '1', '2'],
        [tc(p('A'), '<w:vMerge/>'), '3', '4'],
      ),
      ['Pâte||x', 'A|1|2', '|3|4'],
    ],
    [
      'lists of the same length in cells',
      table([tc(p('Farine') + p('') + p('Beurre')), tc(p('250 g') + p('') + p('125 g'))]),
      ['Farine|250 g', 'Beurre|125 g'],
    ],
    [
      'lists of words beside each other',
      table([tc(p('250 g farine') + p('3 œufs')), tc(p('Mélanger') + p('Cuire') + p('Servir'))]),
      ['250 g farine|Mélanger', '3 œufs|Cuire', '|Servir'],
    ],
    [
      'a list of figures that lacks one, unsplit',
      table([tc(p('Farine') + p('Beurre') + p('Sel')), tc(p('250') + p('125'))]),
      ['Farine Beurre Sel|250 125'],
    ],
    [
      'a name on two lines',
      table([tc(p('Beurre') + p('(doux)')), '0,250', 'kg']),
      ['Beurre (doux)|0,250|kg'],
    ],
    [
      'a table in a cell, after the outer one',
      table([tc(table(['Farine', '250 g']) + p('Garniture')), 'b']),
      ['Garniture|b', 'Farine|250 g'],
    ],
    [
      'line breaks, hyphens and what was deleted',
      '<w:p><w:r><w:t>Demi</w:t><w:noBreakHyphen/><w:t>sel</w:t><w:br/><w:t>Cuire</w:t></w:r><w:del><w:r><w:delText>x</w:delText><w:t>y</w:t></w:r></w:del></w:p>',
      ['Demi-sel', 'Cuire'],
    ],
    [
      'a text box once',
      `<w:p><mc:AlternateContent><mc:Choice><wps:txbx><w:txbxContent>${p('Encadré')}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:txbxContent>${p('Encadré')}</w:txbxContent></mc:Fallback></mc:AlternateContent>${run('Texte')}</w:p>`,
      ['Encadré', 'Texte'],
    ],
  ])('%s', async (_, body, rows) => {
    expect(await rowsOf('a.docx', word(body))).toEqual(rows)
  })

  test('ingredients under their word are a sheet to be looked at', async () => {
    const [sheet] = await sheetsOf(
      'Crêpes.docx',
      word([p('Crêpes'), p('Ingrédients'), p('250 g de farine'), p('4 œufs'), p('50 cl de lait')].join('')),
    )
    expect(sheet?.lines.map(({ name, quantity, unit }) => [name.value, quantity?.value, unit])).toEqual([
      ['farine', 250, 'g'],
      ['œufs', 4, 'pièce'],
      ['lait', 50, 'cl'],
    ])
    expect(sheet?.verdict.exact).toBe(false)
  })

  test('macros and pictures are not read; an empty or broken one is refused', async () => {
    const macros = word(p('Farine', '1 kg'), {
      'word/vbaProject.bin': new Uint8Array(9),
      'word/media/image1.png': 'x',
    })
    expect(await rowsOf('a.docm', macros)).toEqual(['Farine|1 kg'])
    expect(shownSources(await opened('a.docx', word(p(''))))).toEqual(['a.docx empty-file'])
    expect(
      shownSources(await opened('a.docx', zipped({ '[Content_Types].xml': 'x', 'word/document.xml': '' }))),
    ).toEqual(['a.docx empty-file'])
    expect(shownSources(await opened('a.docx', word(`<w:t>${'x'.repeat(2_000_000)}</w:t>`)))).toEqual([
      'a.docx unpacked-too-large',
    ])
  })
})

const odtCell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
const odtRows = (...lines: string[][]) =>
  `<table:table>${lines.map((line) => `<table:table-row>${line.map((text) => (text.startsWith('<') ? text : odtCell(text))).join('')}</table:table-row>`).join('')}</table:table>`

const image = (path: string) => `<text:p><draw:frame><draw:image xlink:href="${path}"/></draw:frame></text:p>`

describe('photos of text documents', () => {
  const photo = '<w:p><w:r><w:drawing><a:blip r:embed="rId5"/></w:drawing></w:r></w:p>'

  test('are of the sheet that they are nearest to', async () => {
    const relations = '<Relationships><Relationship Id="rId5" Target="media/image1.jpeg"/></Relationships>'
    const bytes = word(
      `${facts('3,60 €').join('')}${p('')}${facts('3,60 €').join('').replace('Tarte fine', 'Flan')}${photo}`,
      {
        'word/_rels/document.xml.rels': relations,
        'word/media/image1.jpeg': png(),
      },
    )
    const [source] = await opened('a.docx', bytes)
    if (source?.known !== true) throw new Error(source?.reason)
    const sheets = await sheetsOf('a.docx', bytes)
    expect(sheetPictures(sheets, source.pictures).map((picture) => picture?.width ?? null)).toEqual([
      null,
      200,
    ])
  })

  test('of OpenDocument are read, linked and broken ones are not', async () => {
    const text = `<text:p>Tarte</text:p>${image('Pictures/1.png')}${image('Pictures/2.png')}${image('https://exemple.fr/a.png')}`
    const [source] = await opened('a.odt', odt(text, { 'Pictures/1.png': png(), 'Pictures/2.png': 'x' }))
    expect(source).toMatchObject({ pictures: [{ row: 1, width: 200 }], picturesLeftOut: 1 })
  })
})

describe('an OpenDocument text', () => {
  test('is read with the proof of its total', async () => {
    const body = `<text:h>Tarte fine</text:h><text:p>Pour 6 personnes</text:p>${odtRows(HEAD, ...LINES, ['Total', '<table:table-cell table:number-columns-repeated="3"/>', '3,60 €'])}`
    expect(await sheetsOf('a.odt', odt(body))).toMatchObject([
      { title: { value: 'Tarte fine' }, cost: 3.6, verdict: { exact: true } },
    ])
  })

  test.each([
    ['tabulators and spaces', '<text:p>Farine<text:tab/>250<text:s text:c="2"/>g</text:p>', ['Farine|250 g']],
    ['line breaks', '<text:p>Cuire<text:line-break/>Servir</text:p>', ['Cuire', 'Servir']],
    [
      'lists',
      '<text:list><text:list-item><text:p>250 g farine</text:p></text:list-item></text:list>',
      ['250 g farine'],
    ],
    [
      'without notes and comments',
      '<text:p>Sel<text:note><text:p>note</text:p></text:note><office:annotation><text:p>x</text:p></office:annotation></text:p>',
      ['Sel'],
    ],
    [
      'covered cells',
      odtRows([
        '<table:table-cell table:number-columns-spanned="2"><text:p>Pâte</text:p></table:table-cell>',
        '<table:covered-table-cell/>',
        'x',
      ]),
      ['Pâte||x'],
    ],
  ])('%s', async (_, body, expected) => {
    expect(await rowsOf('a.odt', odt(body))).toEqual(expected)
  })
})
