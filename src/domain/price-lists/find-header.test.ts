import { expect, test } from 'vitest'
import { findHeader } from './find-header.ts'
import { headersOf } from '../tables/header.ts'

const HEADER = ['Code', 'Désignation', 'Unité', 'Prix HT']
const ROW = ['C12', 'Crème entière', 'L', '4,10']

test('a title above the header is not part of it, although it mentions prices', () => {
  const matrix = [['Laiterie inventée', 'Tarif de mars', '', ''], HEADER, ROW]
  expect(findHeader(matrix)).toEqual({ row: 1, height: 1 })
})

test('a header of two rows is one header', () => {
  const matrix = [['Produit', '', 'Prix', ''], ['Code', 'Désignation', 'HT', 'TTC'], ROW]
  const header = findHeader(matrix)
  expect(header).toEqual({ row: 0, height: 2 })
  expect(headersOf(matrix, header)).toEqual(['Produit Code', 'Produit Désignation', 'Prix HT', 'Prix TTC'])
})
