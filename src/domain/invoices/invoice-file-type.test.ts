import { expect, test } from 'vitest'
import { invoiceFileType } from './invoice-file-type.ts'

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\n\n%PDF-1.4', 'application/pdf'],
  ['<?xml version="1.0"?>', 'application/xml'],
  ['\ufeff  <Invoice>', 'application/xml'],
  ['a;b;c', undefined],
  ['', undefined],
])('%j is %s', (text, type) => {
  expect(invoiceFileType(new TextEncoder().encode(text))).toBe(type)
})

test('XML in UTF-16 is XML', () => {
  expect(invoiceFileType(new Uint8Array([0xff, 0xfe, 0x3c, 0]))).toBe('application/xml')
})
