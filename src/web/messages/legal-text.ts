import type { PageMeta } from './site-text.ts'

/** The texts of law and their sections, in order, by the names used in their addresses. */
export const LEGAL_SECTIONS = {
  terms: [
    'objet',
    'service',
    'compte',
    'usage',
    'contenus',
    'publication',
    'calculs',
    'logiciel',
    'disponibilite',
    'responsabilite',
    'signalement',
    'donnees',
    'fin',
    'modification',
    'droit',
  ],
  privacy: [
    'responsable',
    'collecte',
    'traitements',
    'destinataires',
    'lieu',
    'suppression',
    'securite',
    'droits',
    'reclamation',
    'modification',
  ],
  legal: ['editeur', 'directeur', 'hebergeur', 'contact', 'propriete', 'signalement', 'donnees'],
  cookies: ['principe', 'cookies', 'stockage', 'duree', 'consentement', 'gerer', 'modification'],
} as const satisfies Record<string, readonly string[]>
export type LegalName = keyof typeof LEGAL_SECTIONS

/** Their tables, each with its columns; the first one says what a row is about. */
export const LEGAL_TABLES = {
  processing: {
    columns: ['purpose', 'data', 'basis', 'kept'],
    rows: ['account', 'invitation', 'session', 'work', 'protection', 'contact', 'reset'],
  },
  cookies: {
    columns: ['name', 'purpose', 'kept'],
    rows: [
      'session',
      'dontRemember',
      'device',
      'waiting',
      'trusted',
      'challenge',
      'kitchen',
      'kitchenOpen',
      'open',
    ],
  },
  storage: {
    columns: ['name', 'purpose', 'kept'],
    rows: [
      'language',
      'theme',
      'view',
      'leftOut',
      'labels',
      'receipts',
      'ticks',
      'initials',
      'kitchenLock',
      'sheetColumns',
      'demo',
      'demoNotice',
      'draft',
      'clock',
      'contact',
      'scroll',
      'files',
      'read',
      'signOut',
      'invitation',
      'partingWord',
    ],
  },
} as const satisfies Record<string, { columns: readonly string[]; rows: readonly string[] }>
export type LegalTableName = keyof typeof LEGAL_TABLES

type LegalTable<Name extends LegalTableName> = {
  readonly caption: string
  readonly columns: Readonly<Record<(typeof LEGAL_TABLES)[Name]['columns'][number], string>>
  readonly rows: Readonly<
    Record<
      (typeof LEGAL_TABLES)[Name]['rows'][number],
      Readonly<Record<(typeof LEGAL_TABLES)[Name]['columns'][number], string>>
    >
  >
}
export type LegalTables = { readonly [Name in LegalTableName]: LegalTable<Name> }

/**
 * A text of law. A body is prose in the tags of features/site/reading/prose-tags.tsx; it may name what
 * features/site/legal/operator-facts.ts knows of the operator, and hold `<table>name</table>`.
 */
export type LegalText<Name extends LegalName> = {
  readonly meta: PageMeta
  readonly title: string
  readonly lead: string
  readonly sections: Readonly<
    Record<(typeof LEGAL_SECTIONS)[Name][number], { readonly title: string; readonly body: string }>
  >
}
