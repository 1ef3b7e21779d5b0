import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core'
import { useEscapeCloses } from '#web/lib/keyboard/use-escape-closes.ts'

type Named<Props> = Omit<Props, 'title' | 'attributes'> & { title: string }

const named = (title: string) => ({
  // Mantine ties a dialog to its title one render late, when the dialog may have the focus already.
  content: { 'aria-label': title },
  // Mantine's <header> would be a second banner of the page, since a dialog is not a section.
  header: { role: 'none' },
})

/** A modal dialog that has its name from the moment it is shown; Escape closes it where it is the innermost. */
export function NamedModal({ title, closeOnEscape = true, ...props }: Named<ModalProps>) {
  useEscapeCloses(props.opened, () => closeOnEscape && props.onClose())
  return <Modal title={title} attributes={named(title)} closeOnEscape={false} {...props} />
}

/** As `NamedModal`, at an edge of the window. */
export function NamedDrawer({ title, closeOnEscape = true, ...props }: Named<DrawerProps>) {
  useEscapeCloses(props.opened, () => closeOnEscape && props.onClose())
  return <Drawer title={title} attributes={named(title)} closeOnEscape={false} {...props} />
}
