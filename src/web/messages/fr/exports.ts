export const exports = {
  label: 'Exporter',
  to: 'Exporter\u00a0: {kind}',
  csv: 'Fichier CSV',
  xlsx: 'Classeur Excel (XLSX)',
  giveUp:
    '{total, plural, =0 {Annuler l’export} other {Annuler l’export ({read, number} / {total, number})}}',
  failure: 'L’export n’a pas pu être fait',
} as const
