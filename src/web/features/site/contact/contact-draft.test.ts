import { describe, expect, test } from 'vitest'
import { contactMessage } from '#contract/contact.ts'
import { contactIssues, type ContactDraft, excessOf, refusedIssues, tidied } from './contact-draft.ts'

const DRAFT: ContactDraft = {
  name: 'Noël L’Œuf',
  email: 'noel@exemple.fr',
  subject: 'Une question de prix',
  message: 'Bonjour,\n\nÀ bientôt',
}

describe('a draft', () => {
  test('that is filled in is fine', () => {
    expect(contactIssues(DRAFT)).toEqual({})
  })

  test('says of each field what is missing', () => {
    expect(contactIssues({ name: ' ', email: '', subject: '\t', message: '\n' })).toEqual({
      name: 'empty',
      email: 'empty',
      subject: 'empty',
      message: 'empty',
    })
  })

  test.each(['ana', 'ana@', 'ana@exemple', 'ana exemple@exemple.fr', '@exemple.fr'])(
    'whose address is %s says so',
    (email) => {
      expect(contactIssues({ ...DRAFT, email })).toEqual({ email: 'emailInvalid' })
    },
  )

  test('is too long from the first character too many, blanks around it aside', () => {
    const full = { ...DRAFT, subject: `  ${'x'.repeat(150)} ` }
    expect([contactIssues(full), excessOf('subject', full)]).toEqual([{}, 0])
    const over = { ...DRAFT, subject: 'x'.repeat(151) }
    expect([contactIssues(over), excessOf('subject', over)]).toEqual([{ subject: 'tooLong' }, 1])
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

test('what the server refuses is said at the field', () => {
  const refused = [
    { path: 'email', rule: 'email-invalid' },
    { path: 'name', rule: 'invalid' },
    { path: 'ticket', rule: 'required' },
  ]
  expect(refusedIssues(refused)).toEqual({ email: 'emailInvalid', name: 'invalid' })
})
