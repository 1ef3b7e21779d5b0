import { expect, test } from 'vitest'
import { readXml } from './xml-events.ts'

const textsOf = (xml: string) => {
  const texts: string[] = []
  readXml(xml, { open: () => undefined, close: () => undefined, text: (text) => void texts.push(text) })
  return texts.join('').trim()
}

test('the entities of XML itself and numbered signs are read', () => {
  expect(textsOf('<t>Sel &amp; poivre, &#233;chalote &#xE9;</t>')).toBe('Sel & poivre, échalote é')
})

test('an entity that a file declares is neither expanded nor fetched', () => {
  const file = `<?xml version="1.0"?><!DOCTYPE t SYSTEM "http://ailleurs.exemple/t.dtd">
    <!ENTITY a "dix"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd"><t>&b; &c;</t>`
  expect(textsOf(file)).toBe('&b; &c;')
})
