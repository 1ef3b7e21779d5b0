import { USUAL_FOOTER_LINES } from '#domain/cartes/footer-lines.ts'

/** Sheet, the name the guest reads where it is another than its title, and its description. At the price of the sheet. */
type SeedDish = readonly [title: string, description: string, name?: string]

export type SeedGamme = { nom: string; dishes: readonly SeedDish[] }

/** The heading of the carte, and its layout. */
export const CARTE = {
  nom: 'Le Bistrot de Camille',
  heading: 'Déjeuner et dîner, du mardi au samedi',
  theme: 'bistrot',
  allergenNote: 'marks',
  footerLines: [...USUAL_FOOTER_LINES, 'Carafe d’eau gratuite sur demande'],
} as const

/** The carte of the autumn: what is out of season, and what is never sold alone, stays among the sheets. */
export const GAMMES: readonly SeedGamme[] = [
  {
    nom: 'Entrées',
    dishes: [
      ['Œufs mayonnaise', 'Mayonnaise montée le matin', 'Œufs mayo'],
      ['Poireaux vinaigrette, œuf mimosa', 'Poireaux fondants, vinaigrette à la moutarde'],
      ['Terrine de campagne', 'Porc, cognac et quatre-épices, cornichons', 'Terrine de campagne maison'],
      ['Soupe à l’oignon gratinée', 'Oignons longuement caramélisés, croûtons, comté'],
      ['Os à moelle, fleur de sel', 'Trois os, pain grillé, salade de persil', 'Os à moelle'],
      ['Salade de chèvre chaud', 'Crottins rôtis, miel et noix'],
      ['Saumon fumé, crème à l’aneth', 'Tranché à la commande, toasts'],
      ['Foie gras mi-cuit maison', 'Porto, pain de mie toasté, fleur de sel'],
      ['Brouillade à la truffe', 'Truffe de saison râpée en salle'],
    ],
  },
  {
    nom: 'Viandes et volailles',
    dishes: [
      ['Bœuf bourguignon', 'Paleron braisé au vin rouge, lardons, carottes', 'Bourguignon de paleron'],
      ['Blanquette de veau à l’ancienne', 'Riz, champignons, sauce suprême', 'Blanquette de veau'],
      [
        'Steak tartare au couteau, frites',
        'Rumsteck, câpres, cornichons',
        'Tartare de bœuf au couteau, frites',
      ],
      ['Entrecôte maturée, sauce au poivre', '300 g, poivre vert, frites fraîches', 'Entrecôte au poivre'],
      [
        'Souris d’agneau confite au thym',
        'Sept heures de cuisson, ratatouille',
        'Souris d’agneau de sept heures',
      ],
      ['Saucisse de Toulouse, lentilles vertes', 'Lentilles au lard et à la moutarde'],
      ['Magret de canard au miel', 'Miel et orange, purée de céleri'],
      ['Confit de canard, pommes sarladaises', 'Rattes sautées à l’ail et au persil'],
      ['Suprême de poulet à l’estragon', 'Crème à l’estragon, haricots verts'],
    ],
  },
  {
    nom: 'Poissons et coquillages',
    dishes: [
      ['Dos de cabillaud, beurre blanc', 'Fondue de poireaux'],
      ['Moules marinières, frites', 'Un litre de moules de bouchot, vin blanc, échalote', 'Moules frites'],
      ['Sole meunière, pommes vapeur', 'Beurre noisette, citron', 'Sole meunière'],
      ['Brandade de morue gratinée', 'Huile d’olive et ail', 'Brandade de morue'],
      [
        'Saint-Jacques snackées, risotto',
        'Risotto au parmesan, piment d’Espelette',
        'Saint-Jacques, risotto',
      ],
      ['Homard breton rôti', 'Entier, béarnaise, frites'],
      ['Assiette de fruits de mer', 'Neuf huîtres, crevettes, demi-homard, mayonnaise'],
    ],
  },
  {
    nom: 'Accompagnements',
    dishes: [
      ['Frites fraîches', ''],
      ['Gratin dauphinois', 'Crème, ail et muscade'],
      ['Ratatouille', ''],
      ['Épinards au beurre', ''],
    ],
  },
  {
    nom: 'Fromages et desserts',
    dishes: [
      ['Saint-marcellin, salade aux noix', 'Mesclun et noix', 'Saint-marcellin affiné'],
      ['Crème brûlée à la vanille', 'Caramélisée à la commande', 'Crème brûlée'],
      ['Mousse au chocolat noir', 'Chocolat à 64 %, servie au plat'],
      ['Tarte Tatin, crème épaisse', 'Reinettes confites au caramel', 'Tarte Tatin'],
      ['Île flottante', 'Crème anglaise à la vanille'],
      ['Profiteroles au chocolat chaud', 'Glace vanille, sauce versée en salle', 'Profiteroles'],
      ['Tarte au citron meringuée', 'Pâte sablée à l’amande, meringue italienne'],
    ],
  },
]
