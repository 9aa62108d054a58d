import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { UploadedImage } from '#contract/admin/blog.ts'
import {
  ArticleFigure,
  ArticleTable,
  ArticleTableCell,
  ArticleTableHeader,
  ArticleTableRow,
  PeopleRow,
} from './article-nodes.ts'
import { ArticleToolbar } from './article-toolbar.tsx'
// The public page's styles: the text looks as it will be published.
import '#pwa/blog/article.css'
import './post-editor.css'

interface ArticleEditorProps {
  /** Initial text only. */
  html: string
  onChange: (html: string) => void
  upload: (file: File) => Promise<UploadedImage | null>
  error?: string | undefined
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  ArticleFigure,
  PeopleRow,
  ArticleTable,
  ArticleTableRow,
  ArticleTableCell,
  ArticleTableHeader,
]

export function ArticleEditor({ html, onChange, upload, error }: ArticleEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { class: 'article', role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Texto do artigo' },
      handlePaste: (_view, event) => takeFiles(event.clipboardData),
      handleDrop: (view, event) =>
        takeFiles(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  const put = async (files: readonly File[], at?: number) => {
    for (const file of files) {
      const image = await upload(file)
      if (image) insertPicture(editor, image, at)
    }
  }
  function takeFiles(data: DataTransfer | null, at?: number): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length > 0) void put(files, at)
    return files.length > 0
  }
  return (
    <div className="article-editor narrows" data-invalid={error ? '' : undefined}>
      <ArticleToolbar editor={editor} onPicture={(file) => void put([file])} />
      <EditorContent editor={editor} />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function insertPicture(editor: Editor, { url, width, height }: UploadedImage, at?: number): void {
  const attrs = { src: url, alt: '', width: String(width), height: String(height) }
  const figure = { type: 'figure', attrs }
  if (at === undefined) editor.chain().focus().insertContent(figure).run()
  else editor.chain().focus().insertContentAt(at, figure).run()
}
