/** Resources that are read by their id, and whose writes go to paths below it. */
export const READ_BY_ID: ReadonlySet<string> = new Set([
  'tech-sheets',
  'user-products',
  'gammes',
  'menus',
  'cartes',
])
