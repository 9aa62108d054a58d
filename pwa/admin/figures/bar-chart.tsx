import { useEffect, useEffectEvent, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

export interface BarChartProps {
  labels: readonly string[]
  /** `whole`: the light bars. `part`: the dark ones in front. */
  whole: readonly number[]
  part: readonly number[]
  selected: number | null
  onSelect: (index: number | null) => void
}

const HEIGHT = 300

/** Hidden from screen readers: a table beside it has the same data. */
export default function BarChart({ labels, whole, part, selected, onSelect }: BarChartProps) {
  const element = useRef<HTMLDivElement>(null)
  const chosen = useRef(selected)
  const plot = useRef<UPlot>(null)
  const select = useEffectEvent(onSelect)
  useEffect(() => {
    chosen.current = selected
    if (plot.current) recolour(plot.current)
  }, [selected])
  useEffect(() => {
    const box = element.current
    if (!box) return
    const colour = (name: string) => getComputedStyle(box).getPropertyValue(name).trim()
    const fills = (plain: string, lit: string) => ({
      fill: {
        unit: 3,
        values: () => labels.map((_, at) => colour(at === chosen.current ? lit : plain)),
      },
    })
    const axis = { font: `12px ${colour('--font-text')}`, stroke: () => colour('--ink-3') }
    const bars = (plain: string, lit: string) => ({
      paths: UPlot.paths.bars?.({ size: [0.8, 64], disp: fills(plain, lit) }),
      fill: () => colour(plain),
      width: 0,
      points: { show: false },
    })
    const made = new UPlot(
      {
        width: box.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        padding: [8, 0, 0, 0],
        cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false } },
        scales: {
          x: { time: false, range: [-0.5, labels.length - 0.5] },
          y: { range: (_, __, max) => [0, Math.max(4, max * 1.05)] },
        },
        axes: [
          {
            ...axis,
            size: 28,
            gap: 6,
            grid: { show: false },
            ticks: { show: false },
            splits: () => everyFew(labels.length, box.clientWidth),
            values: (_, splits) => splits.map((at) => labels[at] ?? ''),
          },
          {
            ...axis,
            size: 40,
            gap: 8,
            ticks: { show: false },
            grid: { stroke: () => colour('--line'), width: 1 },
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000],
            values: (_, splits) => splits.map((value) => value.toLocaleString('pt-BR')),
          },
        ],
        series: [{}, bars('--chart-2', '--chart-lit'), bars('--chart-1', '--action')],
        hooks: { setCursor: [({ cursor }) => select(cursor.idx ?? null)] },
      },
      [labels.map((_, at) => at), [...whole], [...part]],
      box,
    )
    plot.current = made
    const watcher = new ResizeObserver(() => made.setSize({ width: box.clientWidth, height: HEIGHT }))
    watcher.observe(box)
    const theme = window.matchMedia('(prefers-color-scheme: dark)')
    const redraw = () => {
      if (plot.current === made) recolour(made)
    }
    theme.addEventListener('change', redraw)
    // A canvas neither waits for a font nor redraws when it loads.
    void document.fonts.load(axis.font).then(redraw, () => undefined)
    return () => {
      theme.removeEventListener('change', redraw)
      watcher.disconnect()
      made.destroy()
      plot.current = null
    }
  }, [labels, whole, part])
  return <div className="bar-chart" ref={element} aria-hidden="true" onPointerLeave={() => onSelect(null)} />
}

/** uPlot caches the fills until `setData`. */
function recolour(plot: UPlot): void {
  plot.setData(plot.data, false)
  plot.redraw(false)
}

function everyFew(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(2, Math.floor(width / 90))))
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}
