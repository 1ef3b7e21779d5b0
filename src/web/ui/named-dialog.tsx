import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core'

type Named<Props> = Omit<Props, 'title' | 'attributes'> & { title: string }

const named = (title: string) => ({
  // Mantine ties a dialog to its title one render late, when the dialog may have the focus already.
  content: { 'aria-label': title },
  // Mantine's <header> would be a second banner of the page, since a dialog is not a section.
  header: { role: 'none' },
})

/** A modal dialog that has its name from the moment it is shown. */
export function NamedModal({ title, ...props }: Named<ModalProps>) {
  return <Modal title={title} attributes={named(title)} {...props} />
}

/** As `NamedModal`, at an edge of the window. */
export function NamedDrawer({ title, ...props }: Named<DrawerProps>) {
  return <Drawer title={title} attributes={named(title)} {...props} />
}
