import { CARTE_THEME_NAMES } from '#domain/cartes/carte-look.ts'
import type { PageMeta } from '../../site-text.ts'
import { figures } from './features-figures.ts'

const meta: PageMeta = {
  title: 'Fonctionnalités\u00a0: fiches, coûts, cartes, ventes',
  description:
    'Fiches techniques, pertes, tarifs fournisseurs, cartes à imprimer et en ligne, menus, ventes, simulateur\u00a0: ce que Gramme fait, chiffres à l’appui.',
}

export const features = {
  meta,
  title: 'Ce que Gramme fait pour vous',
  lead: 'Du prix d’achat à la carte posée sur la table. Les chiffres de cette page sont calculés par Gramme, avec les mêmes formules que vos fiches.',
  sections: {
    fiches: {
      title: 'Fiches techniques',
      body: 'Vous tapez un produit et une quantité\u00a0: le coût de l’assiette et sa marge suivent à chaque frappe.',
      points: {
        first: 'Ingrédients, étapes, temps, matériel, notes et photo sur une même fiche.',
        second:
          'Une fiche entre dans une autre comme préparation\u00a0: fonds, pâtes et sauces ne se calculent qu’une fois.',
        third: 'Tout au clavier si vous voulez, et rien de perdu si deux fenêtres modifient la même fiche.',
      },
    },
    reprise: {
      title: 'Vos fiches Excel, telles qu’elles sont',
      body: 'Déposez le dossier où elles sont\u00a0: Gramme lit chaque onglet, recalcule chaque fiche, et la dit juste quand il retrouve votre total, au centime.',
      points: {
        first:
          'Excel, LibreOffice, Word, PDF et les exports de six autres logiciels, lus sur votre appareil, sans rien y changer.',
        second:
          'Sinon, vous lisez pourquoi, à côté des cases\u00a0: une ligne que votre total oublie, un prix au colis.',
        third: 'Un import s’annule en entier pendant un mois\u00a0; le suivant met à jour, sans doubler.',
      },
    },
    couts: {
      title: 'Coûts et pertes',
      body: 'Chaque ligne compte ce qui part à l’épluchage, au parage ou à la cuisson, selon la méthode de votre maison\u00a0: Majoration ou Rendement.',
      points: {
        first:
          'Grammes, litres, pièces, bouteilles\u00a0: les unités se convertissent, avec la densité ou le contenu quand il le faut.',
        second: 'Un clic sur un montant montre d’où il vient, étape par étape.',
        third: 'Ce qui manque se dit\u00a0: «\u00a0Coût incomplet\u00a0», jamais un zéro silencieux.',
      },
    },
    prix: {
      title: 'Prix et mercuriales',
      body: 'Le tarif du fournisseur s’importe tel qu’il arrive, en Excel ou en CSV. Gramme en montre les différences, et recalcule les fiches touchées.',
      points: {
        first:
          'Colonnes et conditionnements reconnus, et retenus pour le prochain tarif du même fournisseur.',
        second: 'Nouveaux, plus chers, moins chers, disparus\u00a0: vous choisissez ce que vous prenez.',
        third: 'Chaque prix garde son historique\u00a0; un changement s’annule depuis le journal.',
      },
    },
    carte: {
      title: 'Gammes et carte',
      body: 'Rangez vos recettes par gammes, avec le nom et le prix que lisent vos clients\u00a0: la carte se met en page toute seule.',
      points: {
        first: `Des thèmes au choix\u00a0: ${Object.values(CARTE_THEME_NAMES).join(', ')}. De l’A5 à l’A3, avec votre logo.`,
        second: 'Marges et statistiques d’un clic, pour vous seul.',
        third:
          'Une liste de contrôle avant l’impression\u00a0: prix, allergènes, origine des viandes, TVA, volume des boissons.',
      },
    },
    menus: {
      title: 'Menus et formules',
      body: 'Un prix fixe, des choix\u00a0: Gramme dit ce que le menu coûte au moins, en moyenne et au plus, et ce qu’il laisse.',
      points: {
        first:
          'Des choix que vous nommez et rangez\u00a0: entrée, plat, fromage, vin, chacun avec ses plats.',
        second: 'La TVA du menu ventilée par taux quand il mêle plats et alcool.',
        third: 'Le menu figure sur la carte, ou non, selon votre envie.',
      },
    },
    ventes: {
      title: 'Ventes et rentabilité',
      body: 'Saisissez les ventes d’une période ou importez le fichier de la caisse\u00a0: chaque plat trouve sa place, d’étoile à poids mort.',
      points: {
        first: 'Méthode de Kasavana et Smith, seuils affichés, conseil pour chaque plat.',
        second: 'Les principes d’Omnès, gamme par gamme\u00a0: ouverture, dispersion, demande et offre.',
        third: 'Les articles de la caisse se rapprochent de vos plats, et le rapprochement est retenu.',
      },
    },
    simulateur: {
      title: 'Simulateur de marges',
      body: 'Et si le veau prenait {percent}\u00a0? Changez un prix, un fournisseur entier, des portions ou un coefficient\u00a0: les fiches les plus touchées viennent en tête.',
      points: {
        first: 'Rien n’est enregistré avant «\u00a0Appliquer\u00a0».',
        second: 'Toutes les fiches, ou celles d’une gamme.',
        third: 'Ce qui a été appliqué aux prix d’achat s’annule d’un coup depuis le journal.',
      },
    },
    papier: {
      title: 'Impression et PDF',
      body: 'La fiche technique de fabrication, en A4 paysage, se lit de loin et tient au mur de la cuisine.',
      points: {
        first: 'Ce que vous imprimez et ce que contient le PDF sont les mêmes pages.',
        second: 'Le PDF se fait dans votre navigateur, sans passer par un autre service.',
        third: 'La fiche dit sa méthode de perte, et ce qui manque à son coût.',
      },
    },
    allergenes: {
      title: 'Allergènes',
      body: 'Déclarés une fois sur le produit, ils remontent par les préparations jusqu’à la fiche, la carte et le tableau des allergènes.',
      points: {
        first: 'Les 14 allergènes à déclaration obligatoire.',
        second: 'Pour chacun, le produit dont il vient.',
        third: 'Un produit non renseigné se voit\u00a0: il n’est pas compté comme sans allergène.',
      },
    },
    'en-ligne': {
      title: 'Carte en ligne et code QR',
      body: 'Publiez la carte\u00a0: vos clients la lisent sur leur téléphone, et écartent d’un geste ce qui contient du gluten ou du lait.',
      points: {
        first: 'Une adresse que vous seul donnez, un code QR à imprimer en SVG ou en PNG.',
        second: 'Une page légère, sans application, sans cookie et sans script.',
        third: 'Toujours égale à votre carte\u00a0; vous la dépubliez quand vous voulez.',
      },
    },
    coller: {
      title: 'Coller une recette',
      body: 'Un texte, des lignes de tableur, une page web\u00a0: Gramme sépare quantités, unités et noms, puis cherche vos produits.',
      points: {
        first: 'Fractions, «\u00a010 à 12\u00a0», cuillères et pincées sont comprises.',
        second: 'Ce qui est sûr, à vérifier ou inconnu se distingue d’un coup d’œil.',
        third: 'Nom, portions, temps et étapes sont repris aussi, si vous le souhaitez.',
      },
    },
    export: {
      title: 'Export',
      body: 'Vos données ne sont pas retenues\u00a0: elles sortent comme elles sont entrées.',
      points: {
        first: 'Fiches, produits, fournisseurs, catalogues et gammes en CSV et en Excel.',
        second: 'Le compte entier dans un fichier JSON, depuis les paramètres.',
        third: 'Une API documentée, pour vos propres outils.',
      },
    },
    'chez-vous': {
      title: 'Chez vous, si vous voulez',
      body: 'Gramme est un logiciel libre. Une commande l’installe sur votre machine, base de données comprise.',
      points: {
        first: 'Licence MIT, gratuit, sans limite.',
        second: 'Aucun appel à un autre site, aucune mesure d’audience.',
        third: 'Toute l’installation se sauvegarde en un fichier, pendant que vous travaillez.',
      },
    },
  },
  figures,
  next: {
    title: 'Voyez-le avec vos recettes',
    body: 'Un compte se crée en quelques secondes. La démo ouvre un restaurant d’exemple, sans compte.',
    /** Who is signed in. */
    member: 'Tout ce qui est décrit ici vous attend dans votre compte.',
  },
} as const
