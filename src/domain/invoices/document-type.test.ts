import { expect, test } from 'vitest'
import { documentType } from './document-type.ts'

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\n\n%PDF-1.4', 'application/pdf'],
  ['<?xml version="1.0"?>', 'application/xml'],
  ['\ufeff  <Invoice>', 'application/xml'],
  ['a;b;c', undefined],
  ['', undefined],
])('%j is %s', (text, type) => {
  expect(documentType(new TextEncoder().encode(text))).toBe(type)
})

test('XML in UTF-16 is XML', () => {
  expect(documentType(new Uint8Array([0xff, 0xfe, 0x3c, 0]))).toBe('application/xml')
})
