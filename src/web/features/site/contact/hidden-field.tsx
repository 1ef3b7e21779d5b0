import { useTranslations } from 'use-intl'
import classes from './contact.module.css'

/**
 * Robots fill in every field they find; people find this one neither with their eyes, nor with the keyboard, nor read
 * out. Managers of passwords are asked to leave it alone.
 */
export function HiddenField() {
  const t = useTranslations('contact')
  return (
    <div className={classes.offScreen} aria-hidden="true">
      <label>
        {t('fields.website')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}
