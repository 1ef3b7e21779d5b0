import { MANIFEST } from './format.ts'

/** What someone reads who opens the archive in years. */
export const READ_ME_TEXT = `Vos données de Gramme
=====================

tableaux/   vos fiches, produits, prix, fournisseurs, gammes, menus et ventes, un fichier CSV par table,
            qu'un tableur ouvre d'un double clic
photos/     les photos des fiches ; tableaux/photos.csv dit de laquelle est chacune
logos/      le logo de la carte
corbeille/  les images de ce qui est dans la corbeille
donnees/    les mêmes tables, entières et exactes, un objet JSON par ligne
${MANIFEST}  la version du format, les comptes et les sommes de contrôle des fichiers de donnees/, vos réglages,
            et l'adresse publique de la carte

Ce fichier contient tout votre compte, sauf le mot de passe : gardez-le comme un document confidentiel.
`.replaceAll('\n', '\r\n')
