import { timesInStep } from '#domain/kitchen/times-in-step.ts'

/** A number that is no temperature, no size and no share. */
const NUMBER =
  /\d(?![\d.,]*[\s\u00a0\u202f]*(?:°|º|%|cm|mm|min|mn|h(?!\p{L})|s(?:ec)?(?!\p{L})|W(?!\p{L})|degr|deg))[\d.,]*/iu

/** Whether a text says how much of something: what does not follow when the sheet is scaled. */
export function hasQuantities(text: string): boolean {
  let rest = ''
  let read = 0
  for (const { start, end } of timesInStep(text)) {
    rest += `${text.slice(read, start)} `
    read = end
  }
  return NUMBER.test(rest + text.slice(read))
}
