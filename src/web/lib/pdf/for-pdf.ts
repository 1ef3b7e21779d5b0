import { pdfText } from './pdf-text.ts'

/** Every text of a document as the PDF's fonts can set it. */
export function forPdf<Value>(value: Value): Value {
  if (typeof value === 'string') return pdfText(value) as Value
  if (Array.isArray(value)) return value.map(forPdf) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, forPdf(part)])) as Value
}
