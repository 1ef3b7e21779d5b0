import { z } from 'zod'
import { EMAIL_MAX_LENGTH } from './account-limits.ts'
import { rule } from './rules.ts'

/** Compared without case, stored in lower case. */
export const email = z
  .string(rule('required'))
  .trim()
  .toLowerCase()
  .min(1, rule('required'))
  .max(EMAIL_MAX_LENGTH, rule('too-long'))
  .check(z.email(rule('email-invalid')))
