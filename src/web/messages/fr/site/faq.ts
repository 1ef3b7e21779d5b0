import { GRACE_DAYS } from '#domain/house/erasure-days.ts'
import { CARTE_THEME_NAMES } from '#domain/cartes/carte-look.ts'
import type { FaqText } from '../../site-text.ts'

const themes = new Intl.ListFormat('fr', { type: 'disjunction' }).format(Object.values(CARTE_THEME_NAMES))

const meta: FaqText['meta'] = {
  title: 'Questions fréquentes',
  description:
    'Prix, pertes, cartes à imprimer, données, installation\u00a0: dix réponses courtes aux questions que posent les chefs avant d’adopter Gramme.',
}

const categories: FaqText['categories'] = {
  general: 'Général',
  sheets: 'Fiches Techniques',
  cartes: 'Cartes et Menus',
  costs: 'Gestion des Coûts',
  technical: 'Technique',
}

const questions: FaqText['questions'] = {
  gratuit: {
    question: 'Gramme est-il vraiment gratuit\u00a0?',
    answer:
      'Oui. Il n’y a ni abonnement, ni version payante, ni limite au nombre de fiches, de produits ou de cartes, et l’export en PDF est compris. Gramme est un logiciel libre, sous licence MIT\u00a0: vous pouvez l’utiliser, l’étudier, le modifier et l’installer sur votre propre machine. Ce qu’il fait est décrit sur la page <features>Fonctionnalités</features>.',
  },
  essayer: {
    question: 'Puis-je essayer sans créer de compte\u00a0?',
    answer:
      'Oui. «\u00a0Essayer la démo\u00a0», sur la <home>page d’accueil</home>, ouvre les écrans de Gramme avec les données d’un restaurant d’exemple. Vous pouvez tout regarder et remplir les formulaires, mais rien n’est enregistré. Pour garder votre travail, il suffit de <register>créer un compte</register>\u00a0: un nom, une adresse email et un mot de passe.',
  },
  fiche: {
    question: 'Que contient une fiche technique\u00a0?',
    answer:
      'Un titre, une catégorie, un nombre de portions, et les ingrédients avec leur quantité, leur unité et leur perte. S’y ajoutent, si vous le souhaitez, les étapes, les temps, le matériel, des notes, une photo et le prix de vente avec sa TVA. Gramme en tire le coût matière, le coût par portion, la marge et les allergènes. Une fiche peut entrer dans une autre comme préparation\u00a0: un fond ou une pâte n’est calculé qu’une fois, et suit partout.',
  },
  reprendre: {
    question: 'Comment reprendre mes recettes existantes\u00a0?',
    answer:
      '«\u00a0Importer mes fiches\u00a0» prend vos fichiers Excel tels qu’ils sont, un dossier entier si vous voulez, et aussi LibreOffice, Word, PDF et les exports d’autres logiciels. Chaque fiche est recalculée et comparée à votre propre total\u00a0: juste au centime, ou bien vous lisez quelle ligne diffère. Vous choisissez ce qui entre, et l’import s’annule en entier pendant un mois. Pour une recette seule, dans l’éditeur d’une fiche, «\u00a0Coller une recette\u00a0» lit un texte, des lignes de tableur ou une page web qui décrit sa recette au format schema.org. Gramme sépare quantités, unités et noms, reconnaît vos produits, et montre ce qui est sûr et ce qui est à vérifier. Rien n’entre dans la fiche avant que vous l’ayez accepté.',
  },
  imprimer: {
    question: 'Comment imprimer ma carte\u00a0?',
    answer: `Rangez vos recettes dans des gammes (entrées, plats, desserts…), avec le nom et le prix que lisent vos clients\u00a0: la carte se met en page toute seule. Vous choisissez l’un des thèmes, ${themes}, et le format\u00a0: A4, A5, A3 ou A4 paysage sur deux colonnes. Ce que vous voyez est ce qui s’imprime, et ce que contient le PDF. Une liste de contrôle rappelle avant l’impression les mentions à ne pas oublier, dont les allergènes et l’origine des viandes.`,
  },
  'en-ligne': {
    question: 'Mes clients peuvent-ils lire la carte sur leur téléphone\u00a0?',
    answer:
      'Oui. Publiez la carte\u00a0: elle reçoit une adresse difficile à deviner et un code QR à imprimer, en SVG ou en PNG. Vos clients la lisent sans application ni compte, et peuvent écarter les plats qui contiennent un allergène. N’y figurent que les plats dont la fiche est publiée, jamais vos coûts ni vos marges. Vous pouvez à tout moment renouveler l’adresse ou dépublier la carte.',
  },
  pertes: {
    question: 'Comment les pertes sont-elles comptées\u00a0?',
    answer:
      'Chaque ligne d’une fiche porte son pourcentage de perte, à l’épluchage, au parage ou à la cuisson. Deux méthodes existent, et vous choisissez la vôtre dans les paramètres. La Majoration, proposée au départ, ajoute la perte au prix\u00a0: prix × (1\u00a0+\u00a0perte). Le Rendement, celle des manuels, divise par ce qui reste\u00a0: prix ÷ (1\u00a0−\u00a0perte). L’écran, le papier et le PDF emploient la même. La page <about>À propos</about> montre les formules, avec un exemple chiffré.',
  },
  tarifs: {
    question: 'Comment tenir à jour les prix de mes fournisseurs\u00a0?',
    answer:
      'Importez le tarif tel que votre fournisseur l’envoie, en Excel (.xlsx) ou en CSV. Gramme propose ce que contient chaque colonne, le retient pour la fois suivante, et montre les produits nouveaux, plus chers, moins chers ou disparus. Une fois que vous validez, les fiches concernées sont recalculées. Chaque changement s’inscrit au journal des prix, d’où il peut être annulé.',
  },
  donnees: {
    question: 'À qui sont mes données, et puis-je les récupérer\u00a0?',
    answer: `Elles sont à vous, et aucun autre compte ne peut les lire. Les listes s’exportent en CSV et en Excel, les fiches et les cartes en PDF, et les paramètres proposent de télécharger tout le compte dans un fichier JSON. Supprimer le compte le ferme aussitôt, et efface ${GRACE_DAYS}\u00a0jours plus tard ce qu’il contient. Gramme ne place aucune publicité et ne mesure pas votre navigation\u00a0: voyez la <privacy>politique de confidentialité</privacy> et la <cookies>politique de cookies</cookies>.`,
  },
  installer: {
    question: 'Puis-je installer Gramme sur ma propre machine\u00a0?',
    answer:
      'Oui. Il faut Node 20 ou plus récent et npm, rien d’autre\u00a0: dans le dossier de Gramme, la commande «\u00a0npm start\u00a0» installe le nécessaire, démarre une base PostgreSQL et sert l’application sur http://localhost:3000. Une base PostgreSQL existante, à partir de la version 15, convient aussi. «\u00a0npm run backup\u00a0» sauvegarde toute l’installation en un fichier, pendant qu’elle tourne.',
  },
}

export const faq: FaqText = {
  meta,
  lead: 'Dix réponses courtes. La vôtre n’y est pas\u00a0? <contact>Écrivez-nous</contact>.',
  filter: 'Catégorie des questions',
  all: 'Toutes',
  count: '{count, plural, one {# question} other {# questions}}',
  permalink: 'Lien vers cette réponse',
  categories,
  questions,
  next: {
    title: 'Et maintenant, une fiche\u00a0?',
    body: 'Le plus court chemin pour comprendre Gramme\u00a0: y taper une recette que vous connaissez.',
  },
}
