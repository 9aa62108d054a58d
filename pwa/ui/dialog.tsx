import { type ReactNode, useEffect, useId, useRef } from 'react'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { IconButton } from './icon-button.tsx'
import './dialog.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Beside the title, left of the closing cross. */
  actions?: ReactNode
  /** Stays in reach under the scrolling part. */
  footer?: ReactNode
  /** On wide screens: in the middle, or a panel at the right edge. On phones it is always a sheet from below. */
  place?: 'center' | 'end'
  /** Where focus begins: a panel that holds forms among other things begins with its title, or it would open scrolled to them. */
  begins?: 'field' | 'title'
  children: ReactNode
}

/** Where somebody types; choices could be changed by a slip of the arrow keys. */
const FIRST_FIELD =
  '.dialog-content :is(input:not([type=radio], [type=checkbox], [type=range], [type=file], [readonly]), textarea)'
const FOCUSABLE = 'a[href], button, input, select, textarea'

/**
 * A form begins with its first field, and all else with its title, not with the cross that leaves it and its ring. Fingers
 * have no keyboard until one slides over the form, so there a form begins with its title too.
 */
function focusBeginning(dialog: HTMLElement, begins: 'field' | 'title'): void {
  const isTyped = begins === 'field' && window.matchMedia?.('(pointer: fine)').matches
  const field = isTyped ? dialog.querySelector<HTMLElement>(FIRST_FIELD) : null
  const beginning = field ?? dialog.querySelector<HTMLElement>('.dialog-header h2')
  beginning?.focus()
}

/** The browser's own modal dialog: it keeps the focus, gives it back, closes on Escape and on a press outside. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  footer,
  place = 'center',
  begins = 'field',
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      focusBeginning(dialog, begins)
    }
    if (!open && dialog.open) dialog.close()
    // Text alone, longer than the sheet: keys must be able to push it along.
    const content = dialog.querySelector<HTMLElement>('.dialog-content')
    if (content && content.scrollHeight > content.clientHeight && !content.querySelector(FOCUSABLE))
      content.tabIndex = 0
  }, [open, begins])
  return (
    // A press on the backdrop is the pointer's shortcut; Escape and the cross are the keyboard's.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={`dialog dialog-${place}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className="dialog-body">
          <div className="dialog-header">
            <h2 className="t-h2-app" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {actions}
            <IconButton svg={close} label="Fechar" onClick={onClose} />
          </div>
          <div className="dialog-content">{children}</div>
          {footer && <div className="dialog-footer">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
