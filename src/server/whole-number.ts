import { z } from 'zod'

type Bounds = { min: number; max: number; fallback: number }

/** A variable of the environment that is a whole number. */
export function wholeNumber(name: string, { min, max, fallback }: Bounds) {
  const sentence = `${name} doit être un nombre entier entre ${min} et ${max}.`
  return z.coerce
    .number<string>(sentence)
    .int(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .default(fallback)
}
