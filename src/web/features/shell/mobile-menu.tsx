import { Flex } from '@mantine/core'
// In the order of theme/mantine-styles.ts; the site has them no sooner than this.
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { NamedDrawer } from '#web/ui/named-dialog.tsx'
import classes from './mobile-menu.module.css'
import { NavLink } from './nav-link.tsx'
import { MEMBER_NAVIGATION, VISITOR_NAVIGATION } from './navigation.ts'
import { LeaveButton } from './leave-button.tsx'

interface MobileMenuProps {
  opened: boolean
  onClose: () => void
  member: boolean
}

/** On a small screen: all of the top bar, and what the side navigation adds. */
export function MobileMenu({ opened, onClose, member }: MobileMenuProps) {
  const t = useTranslations('shell')
  return (
    <NamedDrawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="17rem"
      title={t('navigation.menu')}
      closeButtonProps={{ 'aria-label': t('navigation.closeMenu') }}
    >
      <Flex component="nav" direction="column" aria-label={t('navigation.mobile')}>
        {(member ? MEMBER_NAVIGATION : VISITOR_NAVIGATION).map((entry) => (
          <NavLink key={entry.key} entry={entry} className={classes.link} onClick={onClose}>
            {t(`navigation.${entry.key}`)}
          </NavLink>
        ))}
        {member && (
          <>
            <NavLink entry={{ to: paths.settings }} className={classes.link} onClick={onClose}>
              {t('navigation.settings')}
            </NavLink>
            <NavLink entry={{ to: paths.bin }} className={classes.link} onClick={onClose}>
              {t('navigation.bin')}
            </NavLink>
            <LeaveButton className={classes.link} />
          </>
        )}
      </Flex>
    </NamedDrawer>
  )
}
