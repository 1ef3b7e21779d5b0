import { isMethodSentence } from '../words/method-sentence.ts'
import { isWork } from './work-lines.ts'

/** The heading of the steps, alone on its line or before the first of them. */
export const STEPS =
  /^(?:les? |la )?(?:etapes?|preparation|methode|recette|progression|realisation|deroulement|instructions?|directions|steps|method)\s*(?:\/\s*\p{Letter}+\s*)?(?::\s*(.*))?$/u
const BULLET =
  /^(?:[-–—•*·▪◦●□☐#§→■➢►✔◆○]+\s*|(?:[ée]tape|step)?\s*\d{1,2}\s*[.):–-]\s*|(?:[ée]tape|step)\s*\d{1,2}\s*$)/iu

/** 'Mélanger la farine et le beurre.', without a weight or a volume that an ingredient could have. */
export const isStep = (line: string): boolean =>
  isWork(line) ||
  (isMethodSentence(line) &&
    !/\d\s*(?:k?g|grs?|[cdm]?l)(?!\p{Letter})/iu.test(line) &&
    !/^\s*\d+\s+\p{Letter}/u.test(line))

/** The step that a line of the method is, without its number; none of an empty line. */
export function stepOf(line: string): string[] {
  const step = line.trim().replace(BULLET, '').trim()
  return step === '' ? [] : [step]
}
