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
} as const
