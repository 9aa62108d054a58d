import { type Editor, useEditorState } from '@tiptap/react'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import redo from '@phosphor-icons/core/assets/regular/arrow-u-up-right.svg?raw'
import undo from '@phosphor-icons/core/assets/regular/arrow-u-up-left.svg?raw'
import picture from '@phosphor-icons/core/assets/regular/image.svg?raw'
import link from '@phosphor-icons/core/assets/regular/link-simple.svg?raw'
import bullets from '@phosphor-icons/core/assets/regular/list-bullets.svg?raw'
import numbers from '@phosphor-icons/core/assets/regular/list-numbers.svg?raw'
import quotes from '@phosphor-icons/core/assets/regular/quotes.svg?raw'
import table from '@phosphor-icons/core/assets/regular/table.svg?raw'
import bold from '@phosphor-icons/core/assets/regular/text-b.svg?raw'
import headingThree from '@phosphor-icons/core/assets/regular/text-h-three.svg?raw'
import headingTwo from '@phosphor-icons/core/assets/regular/text-h-two.svg?raw'
import italic from '@phosphor-icons/core/assets/regular/text-italic.svg?raw'
import { Button } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { textIn } from '#pwa/admin/kit/form-text.ts'

const NEW_TABLE = `<table><tr><th>Coluna</th><th>Coluna</th></tr><tr><td></td><td></td></tr><tr><td></td><td></td></tr></table>`

interface ArticleToolbarProps {
  editor: Editor
  onPicture: (file: File) => void
}

export function ArticleToolbar({ editor, onPicture }: ArticleToolbarProps) {
  const [linking, setLinking] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const is = useEditorState({ editor, selector: ({ editor: now }) => readState(now) })
  const chain = () => editor.chain().focus()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    if (chosen) onPicture(chosen)
    event.target.value = ''
  }
  return (
    <div className="article-tools">
      <div className="article-tools-row flex wrap" role="toolbar" aria-label="Formatação">
        <Tool
          svg={headingTwo}
          label="Título de seção"
          pressed={is.h2}
          onPress={() => chain().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          svg={headingThree}
          label="Subtítulo"
          pressed={is.h3}
          onPress={() => chain().toggleHeading({ level: 3 }).run()}
        />
        <Tool svg={bold} label="Negrito" pressed={is.bold} onPress={() => chain().toggleBold().run()} />
        <Tool svg={italic} label="Itálico" pressed={is.italic} onPress={() => chain().toggleItalic().run()} />
        <Tool svg={link} label="Link" pressed={is.link} onPress={() => setLinking(!linking)} />
        <Tool svg={bullets} label="Lista" pressed={is.bullets} onPress={() => chain().toggleBulletList().run()} />
        <Tool
          svg={numbers}
          label="Lista numerada"
          pressed={is.numbers}
          onPress={() => chain().toggleOrderedList().run()}
        />
        <Tool svg={quotes} label="Citação" pressed={is.quote} onPress={() => chain().toggleBlockquote().run()} />
        <Tool svg={table} label="Tabela" disabled={is.table} onPress={() => chain().insertContent(NEW_TABLE).run()} />
        <Tool svg={picture} label="Imagem" onPress={() => file.current?.click()} />
        <Tool svg={undo} label="Desfazer" disabled={!is.canUndo} onPress={() => chain().undo().run()} />
        <Tool svg={redo} label="Refazer" disabled={!is.canRedo} onPress={() => chain().redo().run()} />
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="visually-hidden"
          aria-label="Imagem para o texto"
          tabIndex={-1}
          onChange={choose}
        />
      </div>
      {linking && <LinkRow editor={editor} href={is.href} onDone={() => setLinking(false)} />}
      {is.table && <TableRow editor={editor} />}
      {is.figure && <AltRow key={is.src} editor={editor} alt={is.alt} />}
    </div>
  )
}

interface ToolProps {
  svg: string
  label: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}

function Tool({ svg, label, pressed, disabled, onPress }: ToolProps) {
  return (
    <IconButton
      svg={svg}
      label={label}
      className="admin-action"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    />
  )
}

function readState(editor: Editor) {
  const figure = editor.getAttributes('figure')
  return {
    h2: editor.isActive('heading', { level: 2 }),
    h3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    href: String(editor.getAttributes('link')['href'] ?? ''),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    table: editor.isActive('table'),
    figure: editor.isActive('figure'),
    src: String(figure['src'] ?? ''),
    alt: String(figure['alt'] ?? ''),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

function LinkRow({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const [error, setError] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = textIn(new FormData(event.currentTarget), 'href')
    if (wanted && !/^(https:\/\/|mailto:|\/|#)/.test(wanted)) {
      setError('Comece com https://, mailto: ou / (uma página do site).')
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (wanted) chain.setLink({ href: wanted }).run()
    else chain.unsetLink().run()
    onDone()
  }
  return (
    <form className="article-tools-more" noValidate onSubmit={submit}>
      <label>
        Endereço do link
        {/* The row was opened for typing. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <input className="input" name="href" defaultValue={href} placeholder="https://" autoFocus inputMode="url" />
      </label>
      <Button type="submit" size="small" kind="secondary">
        {href ? 'Trocar' : 'Pôr o link'}
      </Button>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

function TableRow({ editor }: { editor: Editor }) {
  const run = (command: typeof addRowAfter) => () => {
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }
  return (
    <div className="article-tools-more">
      {[
        ['Mais uma linha', addRowAfter] as const,
        ['Mais uma coluna', addColumnAfter] as const,
        ['Tirar linha', deleteRow] as const,
        ['Tirar coluna', deleteColumn] as const,
        ['Tirar tabela', deleteTable] as const,
      ].map(([label, command]) => (
        <Button key={label} size="small" kind="text" onClick={run(command)}>
          {label}
        </Button>
      ))}
    </div>
  )
}

function AltRow({ editor, alt }: { editor: Editor; alt: string }) {
  return (
    <div className="article-tools-more">
      <label>
        O que a imagem mostra
        <input
          className="input"
          defaultValue={alt}
          maxLength={300}
          placeholder="Para quem não a vê"
          onChange={(event) => editor.commands.updateAttributes('figure', { alt: event.target.value })}
        />
      </label>
    </div>
  )
}
