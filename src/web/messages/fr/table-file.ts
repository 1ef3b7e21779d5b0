/** Taking a file, or pasted rows, that holds a table. */
export const tableFile = {
  drop: 'Déposez le fichier ici',
  choose: 'Choisir un fichier',
  limits: '20\u00a0Mo et 100\u00a0000 lignes au plus. Rien n’est enregistré avant que vous validiez.',
  paste: 'Ou collez des lignes copiées d’un tableur (Ctrl+V n’importe où sur cette page)',
  pasteHint: 'Avec la ligne des titres, si possible.',
  read: 'Lire ces lignes',
  pasted: 'lignes collées',
  size: '{name}, {size}',
  megabytes: '{size}\u00a0Mo',
  kilobytes: '{size}\u00a0ko',
  steps: {
    label: 'Étapes de l’import',
    file: 'Fichier',
    columns: 'Colonnes',
    differences: 'Vérification',
    done: 'Terminé',
    back: 'Revenir à l’étape «\u00a0{step}\u00a0»',
  },
  opening: 'Ouverture du fichier…',
  nothing: 'Rien n’a été enregistré.',
  sheet: 'Feuille du classeur',
  nameless: 'Colonne {letter}',
  refused: {
    'empty-file': 'Ce fichier est vide. Vérifiez que c’est le bon, puis choisissez-le à nouveau.',
    'locked-workbook':
      'Ce classeur est protégé par un mot de passe. Ouvrez-le, retirez le mot de passe, enregistrez-le, puis réessayez.',
    'old-workbook':
      'Ce classeur est d’un Excel d’avant 2007 (.xls). Ouvrez-le, enregistrez-le en .xlsx ou en CSV, puis réessayez.',
    unreadable: 'Ce fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  },
} as const

/** Refusals that mean the same of every table. */
export type SharedRefusal = keyof typeof tableFile.refused
