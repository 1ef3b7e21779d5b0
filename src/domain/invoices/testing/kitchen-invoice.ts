import { writtenInvoice } from './written-invoice.ts'
import type { WrittenInvoice, WrittenLine } from './written-invoice.ts'

/** An invoice as a kitchen gets it, with what each of its lines costs per unit, or why it does not say. */
export interface KitchenInvoice {
  title: string
  invoice: WrittenInvoice
  /**
   * By line: '38.9/kg' sets that price, '38.9/kg discount' with the named difference from the printed price;
   * 'waits pack-from-name' leaves open what it names; 'none free' has no price, for that reason.
   */
  expected: string[]
}

interface ExpectedLine {
  line: WrittenLine
  expected: string
}

/** @param billed the quantity with its code: '3.456 KGM' */
export function billed(
  name: string,
  billed: string,
  net: number,
  expected: string,
  more: Partial<WrittenLine> = {},
): ExpectedLine {
  const [quantity = '', unit = ''] = billed.split(' ')
  return { line: { name, quantity: Number(quantity), unit, net, ...more }, expected }
}

export function kitchenInvoice(
  title: string,
  lines: readonly ExpectedLine[],
  changes: Parameters<typeof writtenInvoice>[1] = {},
): KitchenInvoice {
  return {
    title,
    invoice: writtenInvoice(
      lines.map(({ line }) => line),
      changes,
    ),
    expected: lines.map(({ expected }) => expected),
  }
}
