/** Whether the quantities of a sheet follow a change of its portions. */
export const scaling = {
  question: 'De {from, number} à {to, number} portions\u00a0: les quantités suivent-elles\u00a0?',
  adapt: 'Adapter les quantités',
  keep: 'Garder les quantités',
  perPortion: '{cost} / portion',
  noticeLabel: 'Quantités adaptées',
  done: 'Quantités adaptées de {from, number} à {to, number} portions.',
  rounded: '{count, plural, one {# quantité arrondie} other {# quantités arrondies}}',
  rounding: '{name}\u00a0: {exact} → {rounded}',
  exactly: 'Ne pas arrondir',
  undo: 'Revenir à la question',
  copy: 'Garder comme copie',
  copied: 'Copie enregistrée\u00a0: «\u00a0{title}\u00a0». «\u00a0{original}\u00a0» reste comme avant.',
  titleSuffix: ' ({count, plural, one {# portion} other {# portions}})',
  openShort: 'pour {from, number} portions',
  open: 'Pour {from, number} portions\u00a0: pour {to, number}, dites si les quantités suivent.',
} as const
