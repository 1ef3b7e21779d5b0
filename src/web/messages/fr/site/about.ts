import type { PageMeta } from '../../site-text.ts'

const meta: PageMeta = {
  title: 'À propos\u00a0: pourquoi Gramme, et comment il compte',
  description:
    'Un logiciel libre de fiches techniques pour les cuisines\u00a0: à qui il sert, avec quelles formules il calcule pertes, coûts et marges, et ce qu’il ne fait pas.',
}

export const about = {
  meta,
  title: 'À propos de Gramme',
  lead: 'Un outil de cuisine comme une bonne balance\u00a0: il dit le juste poids de chaque chose, et il dit aussi quand il ne sait pas.',
  why: {
    title: 'Pourquoi Gramme',
    first:
      'Une fiche technique dit ce que coûte une assiette. Encore faut-il qu’elle soit à jour\u00a0: les prix changent, les produits se remplacent, une garniture s’ajoute. Sur papier ou dans un tableur, la fiche est juste le jour où on l’écrit, puis elle vieillit sans le dire.',
    second:
      'Gramme garde les fiches, les produits et les prix ensemble. Quand un prix bouge, chaque fiche qui contient le produit est recalculée, jusque dans les préparations\u00a0; vous voyez quelles marges en souffrent, et de combien. Tout montant s’explique d’un clic\u00a0: d’où vient le prix, quelle conversion, quelle perte, quelle somme.',
    third:
      'Et quand il manque un prix, un poids ou une densité, Gramme n’invente rien. La ligne le dit, la fiche est marquée «\u00a0Coût incomplet\u00a0», et rien ne fait passer un oubli pour une bonne marge.',
  },
  who: {
    title: 'Pour qui',
    lead: 'Pour celles et ceux qui répondent d’une assiette et de son prix.',
    items: {
      chef: {
        name: 'La cheffe, le chef',
        body: 'Écrire une fiche aussi vite qu’on la dicte, la confier à l’équipe, l’imprimer pour le passe.',
      },
      owner: {
        name: 'Qui tient la maison',
        body: 'Savoir quels plats rapportent, ce que change une hausse de fournisseur, à quel prix vendre.',
      },
      caterer: {
        name: 'Traiteurs et laboratoires',
        body: 'Passer de 8 à 120 portions, monter une recette à partir de préparations, tenir les allergènes.',
      },
      teacher: {
        name: 'Écoles et apprentis',
        body: 'Apprendre le calcul sur un outil qui montre chacune de ses étapes.',
      },
    },
  },
  counting: {
    methods: { majoration: 'Majoration', rendement: 'Rendement' },
    title: 'Comment Gramme compte',
    lead: 'Les mêmes formules partout\u00a0: à l’écran pendant que vous tapez, sur le serveur, sur le papier. Les montants se calculent en pleine précision et se gardent ainsi\u00a0; l’arrondi au centime ne se fait qu’à l’affichage.',
    loss: {
      title: 'La perte, de deux façons',
      body: 'Ce qu’on épluche, pare ou évapore se paie aussi. Deux méthodes ont cours\u00a0; vous choisissez la vôtre dans les paramètres, et chaque fiche imprimée dit laquelle elle emploie.',
      majoration: {
        formula: 'prix × (1 + perte)',
        note: 'La plus répandue en cuisine, celle du départ\u00a0: la perte s’ajoute au prix.',
      },
      rendement: {
        formula: 'prix ÷ (1 − perte)',
        note: 'Celle des manuels\u00a0: on ne paie que ce qui reste. La perte y reste sous 100\u00a0%.',
      },
      example: 'Des échalotes à {price} HT le kilo, {loss} de perte\u00a0: <b>{net}</b> le kilo.',
    },
    portion: {
      title: 'Le coût d’une portion',
      formula: 'somme des lignes ÷ portions',
      body: 'Une ligne coûte sa quantité, dans l’unité du prix, multipliée par le prix après perte. Grammes et kilos, centilitres et litres se convertissent toujours\u00a0; entre volume et poids il faut la densité du produit, pour une pièce ou une bouteille ce qu’elle contient.',
      example:
        '{total} pour {count, plural, one {# portion} other {# portions}}\u00a0: <b>{portion}</b> chacune.',
    },
    vat: {
      title: 'Du prix TTC au prix HT',
      formula: 'prix HT = prix TTC ÷ (1 + TVA)',
      body: 'Le client lit un prix TTC, la marge se calcule sur le prix HT. Chaque fiche porte son taux\u00a0: 5,5\u00a0%, 10\u00a0% ou 20\u00a0% pour l’alcool.',
      example: '{ttc} TTC, TVA {rate}\u00a0: <b>{ht}</b> HT.',
    },
    margin: {
      title: 'La marge',
      formula: '(prix HT − coût par portion) ÷ prix HT',
      body: 'On compare toujours le prix d’une portion au coût d’une portion. Une marge est verte à partir de {target}, rouge sous {floor}\u00a0: deux seuils que vous réglez. Sans prix ou sans coût, il n’y a pas de marge, et le plat ne compte dans aucune moyenne.',
      example: 'Vendue {ht} HT, la portion à {portion} laisse une marge de <b>{margin}</b>.',
    },
  },
  free: {
    title: 'Libre, et chez vous si vous voulez',
    first:
      'Gramme est un logiciel libre sous licence MIT\u00a0: gratuit, sans version payante et sans limite. Le code est ouvert, formules comprises\u00a0: qui veut vérifier un calcul peut le lire.',
    second:
      'Il s’installe avec une seule commande sur une machine à vous, avec sa base de données, et s’en va aussi simplement\u00a0: les listes s’exportent en CSV et en Excel, le compte entier en JSON.',
  },
  private: {
    title: 'Ce que Gramme ne fait pas',
    items: {
      tracking: 'Il ne suit personne\u00a0: ni publicité, ni mesure d’audience, ni appel à un autre site.',
      banner:
        'Il n’affiche pas de bandeau de cookies, parce qu’aucun des siens n’en demande\u00a0: ils servent à vous garder connecté. La <cookies>politique de cookies</cookies> les nomme tous.',
      selling:
        'Il ne vend ni ne partage vos recettes et vos prix. Personne ne les lit depuis un autre compte\u00a0: la base de données elle-même le refuse.',
      guessing: 'Il ne devine pas un prix, un poids ou un allergène qui manque.',
    },
  },
  next: {
    title: 'Le mieux est d’essayer',
    body: 'Tapez une recette que vous connaissez par cœur, et comparez avec ce que vous pensiez qu’elle coûtait.',
  },
} as const
