import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellText } from './cell.ts'
import type { Matrix } from './cell.ts'
import { readTable } from './read-table.ts'
import { SEPARATORS } from './split-rows.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The first row is the one that names the columns, where it has no figure. */
const headRowOf = ([first = []]: Matrix) => (first.some((cell) => /\d/u.test(cellText(cell))) ? null : 0)
const read = (text: string) => readTable(text, { headRowOf })

const rowsOf = (text: string) => {
  const table = read(text)
  return table.known ? table.rows : table.reason
}

describe('the separator is found from the rows themselves', () => {
  test.each([
    ['semicolons round decimal commas', 'Nom;Prix\nTomate;2,50\nAil;7,90', ';'],
    ['commas round quoted decimal commas', 'Nom,Prix\n"Tomate","2,50"\n"Ail","7,90"', ','],
    ['tabs round names with commas', 'Nom\tPrix\nTomate, grappe\t2,50\nAil, violet\t7,90', '\t'],
    ['pipes', 'Nom|Prix|Unité\nTomate|2,50|kg', '|'],
    ['semicolons under a title of one cell', 'Maison Lebrun\n\nNom;Prix\nTomate;2,50\nAil;7,90', ';'],
    ['commas in English', 'Code,Item,Price\n1,Flour; strong,12.50\n2,Sugar,8.10\n3,Salt,1.10', ','],
  ])('%s', (_, text, separator) => {
    expect(read(text)).toMatchObject({ known: true, separator })
  })

  test('a first line of Excel that names it wins, and is no row', () => {
    expect(rowsOf('sep=,\r\na;b,c\r\nd;e,f')).toEqual([
      ['a;b', 'c'],
      ['d;e', 'f'],
    ])
  })

  test('text without any leaves a cell a line', () => {
    expect(read('Bonjour\nMerci')).toEqual({
      known: true,
      rows: [['Bonjour'], ['Merci']],
      separator: null,
    })
  })
})

describe('quotes', () => {
  test('hold separators, line breaks and doubled quotes', () => {
    expect(rowsOf('"a;b";"c\r\nd";"e ""f"""\r\ng;h;i')).toEqual([
      ['a;b', 'c\r\nd', 'e "f"'],
      ['g', 'h', 'i'],
    ])
  })

  test('may follow a space', () => {
    expect(rowsOf('a, "b, c" ,d\ne,f,g')).toEqual([
      ['a', 'b, c', 'd'],
      ['e', 'f', 'g'],
    ])
  })

  test('of an inch stay as they are', () => {
    expect(rowsOf('Film 30" x 300 m;12\n"Plat 12" inox";8')).toEqual([
      ['Film 30" x 300 m', '12'],
      ['Plat 12" inox', '8'],
    ])
  })

  test('that are never closed swallow nothing', () => {
    const rows = rowsOf(`"Plat;8\n${'Ail;7\n'.repeat(2000)}`)
    expect(rows).toHaveLength(2001)
    expect(rows[0]).toEqual(['"Plat', '8'])
  })
})

test('rows keep their place and their own length, leading zeros theirs', () => {
  expect(rowsOf('Nom;Code\n\nAil;007\nSel\nThym;008;x;')).toEqual([
    ['Nom', 'Code'],
    [''],
    ['Ail', '007'],
    ['Sel'],
    ['Thym', '008', 'x', ''],
  ])
})

test('nothing, or too much, is refused', () => {
  expect(rowsOf('')).toBe('empty-file')
  expect(rowsOf(' ;;\n\n;')).toBe('empty-file')
  expect(rowsOf('a;b\n'.repeat(100_001))).toBe('too-many-rows')
  expect(rowsOf(`${'a;'.repeat(400)}\n`.repeat(11_000))).toBe('too-many-cells')
})

test('any cells written with quotes are read as they were', () => {
  const cell = fc.string({ unit: fc.constantFrom(...Array.from('ab ;,"\t|\n0é'), '\r\n'), maxLength: 12 })
  const matrix = fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 6 }))
    .chain(([width, height]) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    )
  fc.assert(
    fc.property(matrix, fc.constantFrom(...SEPARATORS), (rows, separator) => {
      const text = rows.map((row) => row.map(quoted).join(separator)).join('\r\n')
      const table = read(`sep=${separator}\r\n${text}`)
      if (/^[\s;,|"]*$/u.test(rows.flat().join(''))) return !table.known
      expect(table).toMatchObject({ rows })
    }),
  )
})
