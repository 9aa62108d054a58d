import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import minus from '@phosphor-icons/core/assets/regular/magnifying-glass-minus.svg?raw'
import plus from '@phosphor-icons/core/assets/regular/magnifying-glass-plus.svg?raw'
import corners from '@phosphor-icons/core/assets/regular/corners-in.svg?raw'
import type { Point } from '#visagism/measure.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { useSize } from '#pwa/ui/use-size.ts'
import { firstView, type Focus, moveBy, type Size, WHOLE, zoomBy } from './zoom-view.ts'
import './zoom-photo.css'

const STEP = 1.4
const CLOSE = 2.5
const WHEEL_STEP = 0.0022
const MOVE_PX = 60
const MIDDLE: Point = { x: 0, y: 0 }

/** For keys pressed elsewhere on the screen. */
export interface ZoomControls {
  readonly closer: () => void
  readonly farther: () => void
  readonly reset: () => void
}

interface ZoomPhotoProps {
  /** What is looked at. */
  children: ReactNode
  label: string
  /** Its size in pixels, whatever the unit: with it the window is filled; without, all of it is shown. */
  picture?: Size | undefined
  focus?: Focus | null
  controls?: Ref<ZoomControls>
}

/** A closer look: wheel, pinch, double press, keys or buttons zoom where one points; dragging and arrows move; light and contrast can be lifted. */
export function ZoomPhoto({ children, label, picture, focus = null, controls }: ZoomPhotoProps) {
  const [own, setOwn] = useState<typeof WHOLE | null>(null)
  const [light, setLight] = useState(100)
  const [contrast, setContrast] = useState(100)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const pointers = useRef(new Map<number, Point>())
  const first = picture ? firstView(picture, size, focus) : WHOLE
  // Until somebody moves it, it follows the window's size.
  const view = own ?? first

  const zoom = (factor: number, at = MIDDLE) => setOwn((now) => zoomBy(now ?? first, factor, at, size))
  const move = (dx: number, dy: number) => setOwn((now) => moveBy(now ?? first, dx, dy, size))
  const reset = () => {
    setOwn(null)
    setLight(100)
    setContrast(100)
  }
  useImperativeHandle(controls, () => ({ closer: () => zoom(STEP), farther: () => zoom(1 / STEP), reset }))

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : MIDDLE
  }
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    // A trackpad's pinch comes as small wheel steps with Ctrl held.
    const step = event.deltaY * (event.ctrlKey ? 4 : 1) * (event.deltaMode === 1 ? 16 : 1)
    zoom(Math.exp(-step * WHEEL_STEP), fromMiddle(event))
  })
  useEffect(() => {
    const element = frame.current
    // Not through React: its wheel listeners are passive and may not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  const press = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      '0': reset,
      ArrowLeft: () => move(MOVE_PX, 0),
      ArrowRight: () => move(-MOVE_PX, 0),
      ArrowUp: () => move(0, MOVE_PX),
      ArrowDown: () => move(0, -MOVE_PX),
    }
    const act = moves[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  const drag = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const at = fromMiddle(event)
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    pointers.current.set(event.pointerId, at)
    if (!other) return move(at.x - before.x, at.y - before.y)
    const spread = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
    zoom(spread(at) / spread(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
  }
  const letGo = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  return (
    <div className="zoom">
      {/* The window takes the keys and the pointer that move what is in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className="zoom-window"
        role="application"
        aria-label={`${label}. Mais e menos aproximam, setas movem, zero volta.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-zoomed={own && view.zoom > 1 ? '' : undefined}
        onKeyDown={press}
        onDoubleClick={(event) => (own ? setOwn(null) : zoom(CLOSE, fromMiddle(event)))}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          pointers.current.set(event.pointerId, fromMiddle(event))
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <div
          className="zoom-picture"
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
            filter: light === 100 && contrast === 100 ? undefined : `brightness(${light}%) contrast(${contrast}%)`,
          }}
        >
          {children}
        </div>
      </div>
      <div className="zoom-tools">
        <IconButton svg={minus} label="Afastar" className="admin-action" onClick={() => zoom(1 / STEP)} />
        <IconButton svg={plus} label="Aproximar" className="admin-action" onClick={() => zoom(STEP)} />
        <IconButton svg={corners} label="Voltar ao começo" className="admin-action" onClick={reset} />
        <Level label="Luz" value={light} onChange={setLight} />
        <Level label="Contraste" value={contrast} onChange={setContrast} />
      </div>
    </div>
  )
}

interface LevelProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function Level({ label, value, onChange }: LevelProps) {
  return (
    <label className="zoom-level">
      {label}
      <input
        type="range"
        min={50}
        max={200}
        step={5}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}
