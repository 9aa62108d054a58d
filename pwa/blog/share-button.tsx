import { useState } from 'react'
import share from '@phosphor-icons/core/assets/regular/share-network.svg?raw'
import { BRAND } from '#contract/brand.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { LINK_COPIED } from './blog-words.ts'

interface ShareButtonProps {
  title: string
  text: string
  path: string
}

/** Opens the share sheet, else copies the link, else shows it. */
export function ShareButton({ title, text, path }: ShareButtonProps) {
  const isHydrated = useHydrated()
  const [shown, setShown] = useState<string | null>(null)
  const onClick = async () => {
    const url = new URL(path, window.location.origin).href
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: `${title} | ${BRAND.name}`, text, url })
        return
      } catch (error) {
        // The person closed the share sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast(LINK_COPIED)
    } catch {
      setShown(url)
    }
  }
  return (
    <div className="post-share row wrap">
      <button
        className="inline-row tap gap-8 t-strong t-label"
        type="button"
        disabled={!isHydrated}
        onClick={() => void onClick()}
      >
        <Icon svg={share} size={20} />
        Compartilhar
      </button>
      {shown && (
        <input
          className="input"
          readOnly
          aria-label="Link do artigo"
          value={shown}
          onFocus={(event) => event.target.select()}
          ref={(field) => field?.focus()}
        />
      )}
    </div>
  )
}
