import { pairs } from './pairs.ts'

/** Rows that share words with the name and are something else, or another cut, state or kind of it. */
export const OTHER_PRODUCTS = pairs(`
Œuf | Oeufs brouillés natures | OVOTEAM
Œuf | Tagliatelles aux oeufs | PANZANI
Œuf | Madeleine pur beurre aux oeufs | ATELIER ST MICHEL
Œuf | Œufs durs écalés seau
Œuf | Oeuf entier liquide pasteurisé 1 kg
Œuf | Jaune d'œuf liquide 1 kg
Œuf | Œufs de lump noirs
Œuf | Oeufs mimosa
Œuf | Oeufs en neige individuels
Œuf | Œuf de Pâques chocolat
Miel | Miel pops | KELLOGG'S
Miel | Vinaigre au miel
Miel | Moutarde au miel
Miel | Nougat au miel
Câpre | Le carré fromage fondu 21 % MG | PRESIDENT PRO
Câpre | Sauce aux câpres
Câpre | Fruits du câprier
Beurre | Beurre de cacahuète
Beurre | Beurre d'escargot
Beurre | Beurre de cacao
Beurre | Petit beurre nantais
Beurre | Haricots beurre
Beurre | Petit beurre 150 g
Sel | Gros sel
Gros sel | Sel fin
Épeautre | Petit épeautre
Pois | Petits pois
Beurre | Croissant pur beurre
Beurre doux | Beurre demi-sel 250 g
Beurre | Beurre blanc sauce 1 kg
Lait | Lait de coco 1 L
Lait | Lait concentré sucré
Lait | Lait en poudre
Lait | Confiture de lait
Lait | Chocolat au lait
Lait entier | Lait demi-écrémé UHT
Lait | Pain au lait
Crème | Crème brûlée préparation
Crème | Crème de marron
Crème | Crème anglaise
Crème | Crème glacée vanille
Crème liquide | Crème épaisse 30 %
Crème liquide | Crème liquide végétale
Farine | Farine de maïs
Farine | Farine de pois chiche
Farine | Farine fluide sans gluten
Sucre | Sucre vanillé
Sucre | Sucre glace
Sucre | Petits pois sans sucre
Sucre | Pois gourmands sucrés
Sel | Sel de céleri
Sel | Beurre demi-sel
Sel | Crackers au sel
Poivre | Poivre de Sichuan
Poivre | Poivre vert en saumure
Poivre | Sauce au poivre
Huile d'olive | Huile de tournesol
Huile d'olive | Huile de grignons d'olive
Huile d'olive | Tomates séchées à l'huile d'olive
Olive | Huile d'olive vierge
Olive | Olives farcies aux anchois
Olive | Tapenade d'olives
Vinaigre | Vinaigrette
Vinaigre de vin | Vinaigre de cidre
Moutarde | Graines de moutarde
Moutarde | Sauce moutarde
Oignon | Oignons frits
Oignon | Soupe à l'oignon
Oignon | Oignon rouge
Oignon | Oignons cébette botte
Oignon | Confit d'oignons
Ail | Ail des ours
Ail | Ail semoule
Ail | Ail noir
Ail | Saucisson à l'ail
Carotte | Carottes râpées
Carotte | Jus de carotte
Pomme | Pommes de terre Bintje
Pomme | Pommes dauphine
Pomme | Compote de pomme
Pomme | Jus de pomme
Pomme de terre | Pommes noisettes
Pomme de terre | Pommes de terre sautées surgelées
Pomme de terre | Flocons de pomme de terre
Tomate | Tomates pelées 4/4
Tomate | Tomates confites
Tomate | Concentré de tomate
Tomate | Tomate cerise
Tomate | Sauce tomate
Tomate | Tomates farcies
Tomate | Ketchup tomate
Courgette | Courgettes rondelles surgelées
Aubergine | Caviar d'aubergine
Poivron rouge | Poivrons verts
Champignon | Soupe de champignons
Champignons de Paris | Champignons émincés en boîte
Basilic | Pesto basilic
Basilic | Basilic surgelé
Persil | Beurre persillé
Menthe | Sirop de menthe
Menthe | Bonbons menthe
Citron | Citron vert
Citron | Jus de citron
Citron | Citron confit
Citron | Tarte au citron
Orange | Jus d'orange
Orange | Marmelade d'orange
Orange | Orange sanguine
Fraise | Confiture de fraise
Fraise | Fraises Tagada
Fraise | Fraises surgelées
Mozzarella | Mozzarella di bufala AOP
Mozzarella | Mozzarella panée sticks
Parmesan | Parmesan râpé
Parmesan | Crackers parmesan
Chèvre | Pizza chèvre
Emmental râpé | Emmental bloc
Jambon | Jambon cru Serrano
Jambon blanc | Jambon cru
Jambon | Jambonneau
Poulet | Nuggets de poulet
Poulet | Poulet pané
Poulet | Bouillon de poulet
Poulet | Poulet rôti
Filet de poulet | Cuisses de poulet
Saumon | Saumon fumé
Saumon | Rillettes de saumon
Saumon | Pavés de saumon surgelés
Cabillaud | Cabillaud pané
Thon | Thon au naturel en boîte
Thon | Salade de thon
Riz | Riz au lait
Riz | Galettes de riz
Riz | Vinaigre de riz
Riz long | Riz vinaigré
Chocolat | Pain au chocolat
Chocolat noir | Chocolat au lait
Café | Crème café
Café | Café soluble
Vin blanc | Vin rouge
Vin blanc | Vinaigre de vin blanc
Eau | Eau de fleur d'oranger
Eau | Eau gazeuse
Levure chimique | Levure boulangère
Pain | Pain d'épices
Pain | Pain burger
Amande | Amandes effilées
Amande | Lait d'amande
Noix | Noix de coco
Noix | Noix de Saint-Jacques
Veau | Fond de veau
Crevette | Chips crevette
`)
