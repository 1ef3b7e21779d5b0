import { cellText } from '../tables/cell.ts'
import { MAX_ATTACHMENTS, MAX_INVOICE_TEXT, MAX_XML_DEPTH, MAX_XML_ELEMENTS } from './limits.ts'
import type { InvoiceRefusal } from './limits.ts'
import { MAX_INVOICE_LINES } from './stored-invoice.ts'

/** An element of an invoice, its name without a prefix. */
export interface XmlElement {
  name: string
  /** The address of its namespace. */
  space: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  text: string
}

interface OpenElement extends XmlElement {
  children: XmlElement[]
}

/** Receives what a reader of XML comes across, in its order. A refusal ends the reading. */
export interface XmlTreeBuilder {
  open: (name: string, space: string, attributes: Record<string, string>) => InvoiceRefusal | null
  text: (text: string) => void
  close: () => void
  /** Null before anything was closed. */
  root: () => XmlElement | null
}

const LINES: ReadonlySet<string> = new Set([
  'IncludedSupplyChainTradeLineItem',
  'InvoiceLine',
  'CreditNoteLine',
])
/** Files within the XML, in base64: counted, and never kept. */
const FILES: ReadonlySet<string> = new Set(['AttachmentBinaryObject', 'EmbeddedDocumentBinaryObject'])

const NONE: readonly XmlElement[] = []
const NO_ATTRIBUTES = {}

/** Gathers the elements of one invoice, and stops where it has more of anything than an invoice has. */
export function createXmlTree(): XmlTreeBuilder {
  const path: OpenElement[] = []
  let root: XmlElement | null = null
  const counts = { elements: 0, lines: 0, files: 0 }
  return {
    open: (name, space, attributes) => {
      counts.elements += 1
      if (path.length >= MAX_XML_DEPTH) return 'xml-too-deep'
      if (counts.elements > MAX_XML_ELEMENTS) return 'xml-too-long'
      if (LINES.has(name) && (counts.lines += 1) > MAX_INVOICE_LINES) return 'too-many-lines'
      if (FILES.has(name) && (counts.files += 1) > MAX_ATTACHMENTS) return 'too-many-attachments'
      const parent = path.at(-1)
      const own: OpenElement = {
        name,
        space,
        attributes: isEmpty(attributes) ? NO_ATTRIBUTES : attributes,
        children: NONE as XmlElement[],
        text: '',
      }
      if (parent === undefined) root = own
      else if (parent.children.length === 0) parent.children = [own]
      else parent.children.push(own)
      path.push(own)
      return null
    },
    text: (text) => {
      const own = path.at(-1)
      if (own !== undefined && !FILES.has(own.name) && own.text.length < MAX_INVOICE_TEXT) own.text += text
    },
    close: () => void path.pop(),
    root: () => root,
  }
}

function isEmpty(attributes: Record<string, string>): boolean {
  for (const _ in attributes) return false
  return true
}

/** The children that a path of names leads to: all that each step has. */
export function allAt(element: XmlElement | undefined, ...path: readonly string[]): XmlElement[] {
  let found = element === undefined ? [] : [element]
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((one) => one.name === name))
  return found
}

/** The first element at a path. */
export function firstAt(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  const [name, ...rest] = path
  if (name === undefined || element === undefined) return element
  for (const child of element.children) {
    const found = child.name === name ? firstAt(child, ...rest) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** The text of an element, on one line, as every text is stored; '' where there is none. */
export function textOf(element: XmlElement | undefined): string {
  return element === undefined ? '' : cellText(element.text.slice(0, MAX_INVOICE_TEXT))
}

export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  return textOf(firstAt(element, ...path))
}

/** The first text at a path that is not empty; null without one. */
export function codeAt(element: XmlElement | undefined, ...path: readonly string[]): string | null {
  return (
    allAt(element, ...path)
      .map(textOf)
      .find((text) => text !== '') ?? null
  )
}

/** All texts at a path that are not empty, each once. */
export function codesAt(element: XmlElement | undefined, ...path: readonly string[]): string[] {
  return [...new Set(allAt(element, ...path).map(textOf))].filter((text) => text !== '')
}
