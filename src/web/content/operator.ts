import type { Language } from '#web/lib/preferences.ts'

/**
 * Who runs this installation. Everything here is a placeholder that says so:
 * the operator puts its own details in this one file.
 */
export const operator = {
  name: {
    fr: 'Nom de l’exploitant à renseigner',
    en: 'Name of the operator to be filled in',
  } satisfies Record<Language, string>,
  email: 'contact@exemple.invalid',
  phone: '+33 0 00 00 00 00',
  address: { fr: 'Adresse à renseigner', en: 'Address to be filled in' } satisfies Record<Language, string>,
  /** What the reader is told about the details above; empty once they are real. */
  notice: {
    fr: 'Coordonnées d’exemple, à remplacer par l’exploitant.',
    en: 'Sample contact details, to be replaced by the operator.',
  } satisfies Record<Language, string>,
  social: [
    { name: 'Instagram', url: 'https://example.invalid/instagram' },
    { name: 'LinkedIn', url: 'https://example.invalid/linkedin' },
  ],
} as const
