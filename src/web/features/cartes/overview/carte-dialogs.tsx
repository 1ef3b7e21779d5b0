import type { CarteSettings } from '#contract/cartes.ts'
import { DeleteCarteModal } from './delete-carte-modal.tsx'
import { NewCarteModal } from './new-carte-modal.tsx'
import { RenameCarteModal } from './rename-carte-modal.tsx'

export type CarteDialog = 'name' | 'new' | 'delete'

export interface CarteDialogsProps {
  carte: CarteSettings
  cartes: readonly CarteSettings[]
  /** How many the carte has. */
  gammes: number
  opened: CarteDialog | null
  onClose: () => void
  onChoose: (carteId: string) => void
}

/** What the page of a carte asks before it names, adds or deletes one. */
export function CarteDialogs({ carte, cartes, gammes, opened, onClose, onChoose }: CarteDialogsProps) {
  return (
    <>
      <RenameCarteModal carte={carte} opened={opened === 'name'} onClose={onClose} />
      <NewCarteModal
        cartes={cartes}
        opened={opened === 'new'}
        onClose={onClose}
        onCreated={({ id }) => onChoose(id)}
      />
      <DeleteCarteModal carte={opened === 'delete' ? carte : null} gammes={gammes} onClose={onClose} />
    </>
  )
}
