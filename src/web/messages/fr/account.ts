import { refusals } from './refusals.ts'

export const account = {
  fields: {
    fullName: 'Nom complet',
    email: 'Adresse email',
    password: 'Mot de passe',
    confirmation: 'Confirmer le mot de passe',
    newPassword: 'Nouveau mot de passe',
    currentPassword: 'Mot de passe actuel',
    showPassword: 'Afficher le mot de passe',
    passwordHint:
      '{minimum, number} caractères au moins, sans votre nom ni votre adresse. Un mot courant est refusé, même avec des chiffres ou des signes\u00a0; plusieurs mots passent, comme «\u00a0pizza aux champignons\u00a0».',
    rememberMe: 'Se souvenir de moi',
    terms:
      'J’accepte les <terms>conditions générales d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>',
  },
  noScript: 'Ce formulaire a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
  issues: {
    empty: 'Veuillez remplir tous les champs',
    emailEmpty: 'Veuillez entrer votre adresse email',
    passwordTooShort: 'Le mot de passe doit contenir au moins 8 caractères',
    termsRefused: "Vous devez accepter les conditions générales d'utilisation",
  },
  refusals,
  failures: {
    connection:
      'Erreur de connexion au serveur. Vérifiez votre connexion internet et la configuration du service.',
    tooManySeconds:
      'Trop de tentatives infructueuses. Réessayez dans {count, plural, =1 {une seconde} other {# secondes}}.',
    tooManyMinutes:
      'Trop de tentatives infructueuses. Réessayez dans {count, plural, =1 {une minute} other {# minutes}}.',
    signIn: 'Une erreur est survenue lors de la connexion',
    signUp: "Une erreur est survenue lors de l'inscription",
    resetPassword: 'Une erreur est survenue lors de la réinitialisation du mot de passe',
    confirm: 'Une erreur est survenue lors de la confirmation de l’adresse',
    changePassword: 'Une erreur est survenue lors du changement de mot de passe',
    saving: 'Erreur lors de la sauvegarde',
    export: 'Une erreur est survenue lors de la préparation de vos données',
    delete: 'Une erreur est survenue lors de la suppression du compte',
  },
  signIn: {
    title: 'Connexion',
    lead: 'Retrouvez vos fiches, vos coûts et vos marges.',
    needed: 'Vous devez être connecté pour accéder à cette page',
    submit: 'Se connecter',
    busy: 'Connexion...',
    forgot: 'Mot de passe oublié\u00a0?',
    noAccount: 'Pas encore de compte\u00a0? <link>Créer un compte</link>',
  },
  signUp: {
    title: 'Créer un compte',
    lead: 'Quelques secondes, et votre première fiche s’ouvre.',
    submit: 'Créer mon compte',
    busy: 'Création du compte...',
    hasAccount: 'Déjà un compte\u00a0? <link>Se connecter</link>',
    invited: {
      title: 'Sur invitation',
      lead: 'Les comptes de cette installation de Gramme se créent sur invitation. Si vous en avez reçu une, ouvrez le lien qu’elle contient\u00a0; si vous avez déjà un compte, connectez-vous.',
      email: 'Celle de votre invitation',
    },
    closed: {
      title: 'Inscriptions fermées',
      lead: 'Cette installation de Gramme n’accepte pas de nouveau compte. Si vous en avez un, connectez-vous comme d’habitude.',
    },
  },
  confirm: {
    title: 'Confirmer votre adresse',
    lead: 'Un clic confirme que cette adresse est la vôtre. Vous pourrez ensuite vous connecter.',
    submit: 'Confirmer mon adresse',
    busy: 'Confirmation...',
    doneTitle: 'Adresse confirmée',
    done: 'Votre compte est ouvert. Connectez-vous avec le mot de passe que vous avez choisi.',
    endedTitle: 'Ce lien ne sert plus',
    ended:
      'Il a déjà servi, il a plus de 24\u00a0heures, ou un lien plus récent l’a remplacé. Donnez votre adresse pour en recevoir un nouveau.',
    already: 'Adresse déjà confirmée\u00a0? <link>Se connecter</link>',
    requestAgain: 'Recevoir un nouveau lien',
    again: 'Renvoyer le lien',
    sent: 'Un message vient d’être envoyé à <strong>{email}</strong>. Ouvrez le lien qu’il contient dans les 24\u00a0heures pour confirmer votre adresse\u00a0; pensez à vérifier les courriers indésirables.',
    sentAgain:
      'Si un compte attend la confirmation de <strong>{email}</strong>, un nouveau lien vient de lui être envoyé. Les liens précédents ne servent plus.',
  },
  forgot: {
    title: 'Mot de passe oublié',
    lead: 'Donnez l’adresse de votre compte\u00a0: nous y envoyons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    busy: 'Envoi...',
    sentTitle: 'Regardez votre boîte de réception',
    sent: 'Si un compte existe pour <strong>{email}</strong>, un lien vient de lui être envoyé. Il reste valable une heure\u00a0; pensez à vérifier les courriers indésirables.',
    again: 'Utiliser une autre adresse',
    back: 'Retour à la connexion',
  },
  reset: {
    title: 'Nouveau mot de passe',
    lead: 'Choisissez le mot de passe qui remplacera l’ancien. Vos autres sessions seront fermées.',
    submit: 'Réinitialiser le mot de passe',
    busy: 'Réinitialisation...',
    invalid: 'Lien de réinitialisation invalide ou expiré',
    invalidHint: 'Un lien ne sert qu’une fois et reste valable une heure.',
    requestAgain: 'Demander un nouveau lien',
    done: 'Votre mot de passe a été réinitialisé avec succès',
    doneHint: 'Vous allez être conduit à la page de connexion.',
    connectionTitle: 'Erreur de connexion',
  },
} as const
