import { CHARGE_KINDS, CHARGE_NAMES, FEE_KINDS, FEE_PURPOSES } from './words/charge-names.ts'

/** Names of costs that are no material: work, energy, overheads, transport. Folded. */
const CHARGE = new RegExp(
  String.raw`^(?:couts? (?:de |d['’] ?)?(?:la )?)?(?:${CHARGE_NAMES}|m\.?o\.?d?\.?(?= *$| *[\d(:]).*|charges?(?= *$| *[\d(:]| ${CHARGE_KINDS}\b).*|frais(?= *$| *[\d(:]| ${FEE_KINDS}\b| de ${FEE_PURPOSES}\b).*)$`,
  'u',
)

/** Whether folded words name a cost that is no material: 'main d'œuvre 0,5 h', 'frais généraux 10 %'. */
export const isChargeName = (words: string): boolean => words.length <= 60 && CHARGE.test(words)
