import { describe, expect, test } from 'vitest'
import { contactMessage } from '#contract/contact.ts'
import { findProblems } from '#web/lib/form/field-problem.ts'
import { type ContactDraft, contactSchema, excessOf, tidied } from './contact-draft.ts'

const DRAFT: ContactDraft = {
  name: 'Noël L’Œuf',
  email: 'noel@exemple.fr',
  subject: 'Une question de prix',
  message: 'Bonjour,\n\nÀ bientôt',
}

const rulesOf = (draft: ContactDraft) =>
  Object.fromEntries(findProblems(contactSchema, tidied(draft)).map(({ path, rule }) => [path, rule]))

describe('a draft', () => {
  test('that is filled in is fine', () => {
    expect(rulesOf(DRAFT)).toEqual({})
  })

  test('says of each field what is missing', () => {
    expect(rulesOf({ name: ' ', email: '', subject: '\t', message: '\n' })).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
    })
  })

  test.each(['ana', 'ana@', 'ana@exemple', 'ana exemple@exemple.fr', '@exemple.fr'])(
    'whose address is %s says so',
    (email) => {
      expect(rulesOf({ ...DRAFT, email })).toEqual({ email: 'email-invalid' })
    },
  )

  test('is too long from the first character too many, blanks around it aside', () => {
    const full = { ...DRAFT, subject: `  ${'x'.repeat(150)} ` }
    expect([rulesOf(full), excessOf('subject', full)]).toEqual([{}, 0])
    const over = { ...DRAFT, subject: 'x'.repeat(151) }
    expect([rulesOf(over), excessOf('subject', over)]).toEqual([{ subject: 'too-long' }, 1])
  })

  test('leaves behind what was pasted along unseen, so that the server takes it', () => {
    const pasted = {
      name: 'Ana\tMartin\u2028',
      email: '\u0085ana@exemple.fr\n',
      subject: 'Prix\r\n\r\ndu beurre',
      message: '\nUn\n\tdeux\0',
    }
    expect(tidied(pasted)).toEqual({
      name: 'Ana Martin',
      email: 'ana@exemple.fr',
      subject: 'Prix du beurre',
      message: 'Un\n\tdeux',
    })
    expect(contactMessage.safeParse({ ...tidied(pasted), language: 'fr' }).success).toBe(true)
  })
})
