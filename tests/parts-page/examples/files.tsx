import { PictureCard } from '#web/ui/picture-card/picture-card.tsx'
import { FilesZone } from '#web/ui/table-file/files-zone.tsx'
import { DropZone } from '#web/ui/table-file/drop-zone.tsx'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import { PasteField } from '#web/ui/table-file/paste-field.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import type { Examples } from '../example.ts'

const nothing = () => {}
const done = () => Promise.resolve()
const PICTURE_TEXTS = {
  title: 'Photo',
  file: 'Fichier de la photo',
  add: 'Ajouter une photo',
  replace: 'Remplacer',
  remove: 'Retirer',
  hint: 'JPEG, PNG ou WebP.',
  preparing: 'Préparation...',
  sending: 'Envoi...',
  removed: 'Photo retirée',
  tooLarge: 'Cette photo est trop lourde',
  failed: 'La photo n’a pas pu être enregistrée',
  changed: 'Une autre fenêtre a changé la photo entre-temps',
  changedNotRemoved: 'Une autre fenêtre a changé la photo entre-temps',
  replaceChanged: 'Mettre la mienne à la place',
}

export const examples: Examples = {
  PictureCard: () => (
    <PictureCard
      address={null}
      as={() => ({ type: 'image/jpeg', longest: 64 })}
      put={done}
      remove={done}
      texts={PICTURE_TEXTS}
    >
      <img src="/favicon.svg" alt="" width={96} />
    </PictureCard>
  ),
  DropZone: () => <DropZone onFile={nothing} />,
  FilesZone: () => (
    <FilesZone
      accept=".csv"
      texts={{ here: 'Déposez les fichiers ici', files: 'Fichiers', folder: 'Dossier', limits: '20 Mo' }}
      onFiles={nothing}
      onDrop={nothing}
    />
  ),
  OutcomeBar: () => <OutcomeBar label="Import">3 nouvelles fiches</OutcomeBar>,
  PasteField: () => <PasteField onText={nothing} onFile={nothing} />,
  SourceName: () => <SourceName source={{ name: 'liste.csv', bytes: 312_000 }} />,
  Working: () => (
    <>
      <Working text="Lecture..." share={0.4} onCancel={nothing} />
      <Working text="Lecture..." share={null} />
    </>
  ),
}
