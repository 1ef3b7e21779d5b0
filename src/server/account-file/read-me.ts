import { exportedRow, TABLES } from './exported-tables.ts'
import { MANIFEST } from './format.ts'

const PICTURES = TABLES.flatMap((name) => {
  const { pictures } = exportedRow(name).archive
  return pictures === undefined ? [] : [`${`${pictures.folder}/`.padEnd(12)}${pictures.words}`]
}).join('\n')

/** What someone reads who opens the archive in years. */
export const READ_ME_TEXT = `Vos données de Gramme
=====================

tableaux/   vos fiches, produits, prix, fournisseurs, gammes, menus et ventes, un fichier CSV par table,
            qu'un tableur ouvre d'un double clic
${PICTURES}
donnees/    les mêmes tables, entières et exactes, un objet JSON par ligne
${MANIFEST}  la version du format, les comptes et les sommes de contrôle des fichiers de donnees/, vos réglages,
            et l'adresse publique de la carte

Ce fichier contient tout votre compte, sauf le mot de passe : gardez-le comme un document confidentiel.
`.replaceAll('\n', '\r\n')
