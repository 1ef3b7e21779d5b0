/** The photos that follow an import of sheets. */
export const sheetPhotos = {
  title: 'Photos de vos fichiers',
  sending: 'Envoi des photos\u00a0: {done, number} sur {of, number}',
  failure: 'L’envoi des photos s’est arrêté',
  added:
    '{count, plural, =0 {Aucune photo n’est ajoutée.} one {# photo est ajoutée à sa fiche.} other {# photos sont ajoutées à leurs fiches.}}',
  left: '{count, plural, one {# photo n’est pas envoyée.} other {# photos ne sont pas envoyées.}}',
  resume: 'Envoyer les photos qui restent',
  kept: '{count, plural, one {# fiche avait déjà une photo, et la garde.} other {# fiches avaient déjà une photo, et la gardent.}}',
  gone: '{count, plural, one {# photo n’a plus de fiche\u00a0: elle a été supprimée entre-temps.} other {# photos n’ont plus de fiche\u00a0: elles ont été supprimées entre-temps.}}',
  ofKept:
    '{count, plural, one {# fiche de votre compte n’est pas remplacée\u00a0: sa photo reste comme elle est.} other {# fiches de votre compte ne sont pas remplacées\u00a0: leurs photos restent comme elles sont.}}',
  leftOut:
    '{count, plural, one {# image de vos fichiers n’est pas prise} other {# images de vos fichiers ne sont pas prises}}\u00a0: seules le sont les photos en JPEG, PNG ou WebP, de 64 pixels de côté au moins et de 10\u00a0Mo au plus.',
  refused: '{title}\u00a0: {why}',
} as const
