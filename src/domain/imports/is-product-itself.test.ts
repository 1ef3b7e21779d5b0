import { expect, test } from 'vitest'
import { hasSameHead, isProductItself } from './is-product-itself.ts'

/** 'name of the file | row of a catalogue | brand', a pair a line. */
const pairs = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [written = '', name = '', brand] = line.split('|').map((part) => part.trim())
      return { written, name, brand: brand ?? null }
    })

/** Rows that are the product of the name, as a kitchen means it. */
const SAME = pairs(`
Œuf | Oeufs frais calibre moyen plein air x180
Oeufs | Œuf
Œuf | Gros œufs frais bio 63/73
Œufs plein air | Oeufs frais plein air 53/63 colis de 180
Beurre | Beurre doux 82 % MG plaquette 250 g
Beurre doux | Beurre
Beurre doux | Beurre doux gastronomique 500g | ELLE & VIRE
Beurre demi-sel | Beurre demi-sel 250 g
Lait | Lait entier UHT brique 1 L
Lait | Lait demi-écrémé UHT 1L | LACTEL
Lait entier | Lait frais entier bouteille 1 L
Lait demi écrémé | Lait demi-écrémé bio 1 litre
Crème liquide | Crème liquide entière UHT 35 % 1 L
Crème liq. | Crème liquide 35 % MG
Crème épaisse | Crème épaisse 30 % seau 5 kg
Crème fraîche | Crème fraîche épaisse 30% 5L
Farine | Farine de blé T55 sac 25 kg
Farine T45 | Farine de froment T45 1 kg
Farine | Farine blanche boulangère T65 25kg
Farine de sarrasin | Farine de sarrasin 1 kg
Sucre | Sucre semoule 1 kg
Sucre | Sucre en poudre sachet 1 kg | DADDY
Sucre glace | Sucre glace amylacé 1kg
Sucre roux | Sucre roux 1 kg
Sel | Sel fin de table 1 kg
Sel | Sel marin fin 10 kg
Fleur de sel | Fleur de sel pot 125 g
Gros sel | Gros sel sac 5 kg
Poivre | Poivre noir moulu 1 kg
Poivre noir | Poivre noir en grains 500 g
Poivre blanc | Poivre blanc moulu
Huile d'olive | Huile d'olive vierge extra 5 L
Huile olive | Huile d'olive extra vierge bidon 3L | PUGET
Huile de tournesol | Huile de tournesol raffinée 5 L
Huile de friture | Huile de friture 10 L
Vinaigre balsamique | Vinaigre balsamique IGP 5 L
Vinaigre de vin | Vinaigre de vin 1 L
Moutarde | Moutarde de Dijon forte seau 5 kg
Moutarde à l'ancienne | Moutarde à l'ancienne 1 kg
Miel | Miel de fleurs liquide 1 kg | LUNE DE MIEL
Miel | Miel toutes fleurs pot 500 g
Miel d'acacia | Miel d'acacia 1kg
Câpre | Câpres capucines au vinaigre 1 kg
Cornichon | Cornichons fins au vinaigre bocal
Oignon | Oignons jaunes calibre 60/80 sac 10 kg
Oignon | Oignon jaune France cat I
Oignon rouge | Oignons rouges 5 kg
Échalote | Échalotes longues 5kg
Ail | Ail blanc sec 1 kg
Ail | Ail violet tête cal 60+
Carotte | Carottes sable lavées cat. 1 10 kg
Carottes | Carotte fane botte
Pomme de terre | Pommes de terre Bintje lavées 10 kg
Pommes de terre | Pommes de terre chair ferme Charlotte 5 kg
Pomme | Pommes Golden cat I 13 kg
Pomme Gala | Pommes gala 70/80 origine France
Tomate | Tomates rondes 57/67 cat I
Tomate | Tomate grappe colis 5 kg
Tomate cerise | Tomates cerises barquette 250 g
Courgette | Courgettes vertes 14/21 cat I
Aubergine | Aubergines noires colis 5 kg
Concombre | Concombre pièce 400/500
Poivron rouge | Poivrons rouges cal 80+
Poireau | Poireaux botte cat I
Champignons de Paris | Champignons de Paris blancs 3 kg
Épinard | Épinards jeunes pousses 500 g
Roquette | Roquette barquette 500 g
Salade | Salade pièce
Basilic | Basilic vert botte
Persil | Persil plat botte 100 g
Menthe | Menthe verte botte
Thym | Thym botte
Origan | Origan séché 500 g
Haricot vert | Haricots verts extra fins 5 kg
Petits pois | Petits pois très fins 2,5 kg
Citron | Citrons jaunes primofiori 58/67
Citron vert | Citrons verts colis 4 kg
Orange | Oranges à jus 15 kg
Banane | Bananes Cavendish cat extra
Fraise | Fraises gariguette barquette 250 g
Mozzarella | Mozzarella cossettes 2,5 kg
Mozzarella | Mozzarella de cuisson bloc 1 kg | GALBANI
Mozzarella di bufala | Mozzarella di bufala AOP 125 g
Parmesan | Parmesan Reggiano AOP 1 kg
Gorgonzola | Gorgonzola doux AOP 1,5 kg
Emmental râpé | Emmental râpé sachet 1 kg
Chèvre | Chèvre bûche 1 kg
Ricotta | Ricotta pot 1,5 kg
Mascarpone | Mascarpone 500 g | GALBANI
Roquefort | Roquefort AOP 1,3 kg
Reblochon | Reblochon fermier AOP 450 g
Jambon blanc | Jambon blanc supérieur 6 kg
Chorizo | Chorizo fort 1 kg
Lardons fumés | Lardons fumés barquette 1 kg
Poulet | Poulet entier PAC 1,4 kg
Filet de poulet | Filets de poulet standard France 2,5 kg
Steak haché | Steaks hachés 15% 150 g
Saumon | Saumon Atlantique entier 4/5 kg
Saumon fumé | Saumon fumé Norvège plaque 1 kg
Cabillaud | Cabillaud frais 3/4 kg
Thon | Thon albacore 1 kg
Anchois | Anchois à l'huile 600 g
Riz | Riz long 5 kg
Riz arborio | Riz arborio 1 kg
Spaghetti | Spaghetti blé dur 5 kg | BARILLA
Penne | Penne rigate 5 kg
Chocolat noir | Chocolat noir 1 kg | BARRY
Café | Café en grains 1 kg
Eau | Eau plate bouteille 1 L
Vin blanc | Vin blanc de cuisine 10 L
Levure chimique | Levure chimique 1 kg
`)

/** Rows that share words with the name and are something else, or another cut, state or kind of it. */
const OTHERS = pairs(`
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

test('nothing that is made of a product, or another kind of it, is taken for it', () => {
  expect(OTHERS.filter(({ written, name, brand }) => isProductItself(written, { name, brand }))).toEqual([])
})

test('nearly all rows that are the product of a name are taken for it', () => {
  const unseen = SAME.filter(({ written, name, brand }) => !isProductItself(written, { name, brand }))
  expect(unseen).toEqual([])
  expect(SAME.length + OTHERS.length).toBeGreaterThanOrEqual(200)
})

test('a product is offered for a name only where it begins with the same thing', () => {
  expect(hasSameHead('Œuf', 'Gros œufs durs')).toBe(true)
  expect(hasSameHead('Œuf', 'Tagliatelles aux œufs')).toBe(false)
  expect(hasSameHead('Câpre', 'Le carré fromage fondu')).toBe(false)
  expect(hasSameHead('', 'Œuf')).toBe(false)
})
