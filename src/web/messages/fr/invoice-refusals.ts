import type { InvoiceFileRefusal } from '#domain/invoices/limits.ts'

/** Why a file is not taken as an invoice, and what to do. */
export const invoiceRefusals = {
  'empty-file': 'il est vide. Téléchargez-le à nouveau.',
  'file-too-large':
    'il est trop gros\u00a0: 10\u00a0Mo au plus pour une facture, 20\u00a0Mo pour un ZIP. Demandez la facture sans ses annexes, ou partagez le ZIP.',
  'xml-broken': 'ce XML est abîmé ou incomplet. Téléchargez-le à nouveau.',
  'xml-doctype':
    'ce XML déclare un type de document (DOCTYPE), ce qu’aucune facture ne fait\u00a0: il n’a pas été ouvert. Demandez la facture à votre fournisseur.',
  'xml-too-deep':
    'les éléments de ce XML sont bien trop imbriqués pour une facture\u00a0: il n’a pas été ouvert. Demandez la facture à votre fournisseur.',
  'xml-too-long':
    'ce XML est bien trop long pour une facture\u00a0: il n’a pas été ouvert. Demandez la facture à votre fournisseur.',
  'encoding-unknown': 'ce XML est écrit dans un codage inconnu. Demandez-le en UTF-8 à votre fournisseur.',
  'too-many-lines':
    'cette facture dépasse 5\u00a0000 lignes. Demandez à votre fournisseur de la partager en plusieurs.',
  'too-many-attachments':
    'cette facture porte plus de 20 fichiers joints. Demandez-la sans ses pièces jointes.',
  'not-an-invoice':
    'ce XML n’est pas une facture. Choisissez celui de la facture\u00a0: Factur-X, CII ou UBL.',
  'former-format':
    'cette facture est au format ZUGFeRD\u00a01, d’avant la norme européenne. Demandez-la en Factur-X à votre fournisseur.',
  'paper-order':
    'c’est une commande, pas une facture. Déposez la facture\u00a0: elle seule dit ce que vous avez payé.',
  'paper-delivery':
    'c’est un bon de livraison, pas une facture. Déposez la facture\u00a0: elle seule dit ce que vous avez payé.',
  'paper-quote':
    'c’est un devis ou une facture pro forma. Déposez la facture définitive\u00a0: elle seule dit ce que vous avez payé.',
  'type-unknown':
    'le type de ce document n’est ni celui d’une facture ni celui d’un avoir. Demandez la facture à votre fournisseur.',
  'number-missing': 'cette facture n’a pas de numéro. Demandez-en une complète à votre fournisseur.',
  'date-missing': 'cette facture n’a pas de date lisible. Demandez-en une complète à votre fournisseur.',
  'currency-missing': 'cette facture ne dit pas sa monnaie. Demandez-en une complète à votre fournisseur.',
  'seller-missing': 'cette facture ne dit pas qui vend. Demandez-en une complète à votre fournisseur.',
  'scanned-pdf':
    'ce PDF est un scan\u00a0: les chiffres d’une image ne sont pas lus. Demandez la facture électronique (Factur-X ou XML) à votre fournisseur.',
  'locked-pdf':
    'ce PDF est protégé, même si l’ouvrir ne demande pas toujours un mot de passe. Demandez-le sans protection à votre fournisseur, ou en XML.',
  'broken-file': 'il est abîmé ou incomplet. Téléchargez-le à nouveau.',
  'not-a-file-of-invoices':
    'ce n’est ni un PDF, ni un XML, ni un ZIP. Un tarif en Excel ou en CSV s’importe depuis Fournisseurs, des fiches techniques depuis Mes Recettes.',
  picture:
    'c’est une photo\u00a0: les chiffres d’une image ne sont pas lus. Demandez la facture électronique (Factur-X ou XML) à votre fournisseur.',
  'pdf-without-xml':
    'ce PDF ne porte pas de XML\u00a0: ses chiffres devraient être devinés. Prenez la facture électronique (Factur-X ou XML) sur votre plateforme, ou demandez-la à votre fournisseur.',
  'nested-pdf': 'la facture est dans un autre PDF, joint à celui-ci. Enregistrez-le à part, puis déposez-le.',
  'nested-archive': 'ce ZIP est dans un autre. Décompressez-le, puis déposez ses fichiers.',
  'several-invoices':
    'ce PDF porte plusieurs factures différentes. Demandez chacune à part à votre fournisseur.',
  'locked-archive': 'ce ZIP est protégé par un mot de passe. Décompressez-le, puis déposez ses fichiers.',
  'unpacked-too-large':
    'décompressé, ce ZIP serait bien trop gros. Déposez ses factures par plus petits groupes.',
  'not-downloaded':
    'ce qui sert à le lire n’a pas pu être téléchargé. Vérifiez votre connexion internet, puis réessayez.',
  gone: 'il n’est plus là, ou votre appareil ne laisse pas le lire. Choisissez-le à nouveau.',
  'too-slow': 'sa lecture n’avançait plus, elle a été arrêtée. Demandez la facture à votre fournisseur.',
  unreadable: 'il n’a pas pu être lu. Choisissez-le à nouveau.',
} satisfies Record<InvoiceFileRefusal | 'gone' | 'too-slow' | 'unreadable', string>
