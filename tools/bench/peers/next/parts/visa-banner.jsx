import { content } from '../content.js'
import { Html } from './html.jsx'
import { Picture } from './picture.jsx'

export function VisaBanner() {
  const { title, description, uri, btn_title, uri2, btn_title2, file_img } = content.visa
  return (
    <section className="column">
      <div className="visa">
        <div className="visa-text">
          <h2>{title}</h2>
          <Html html={description} />
          <p className="row">
            <a href={uri} className="button">
              {btn_title}
            </a>
            <a href={uri2} className="button light">
              {btn_title2}
            </a>
          </p>
        </div>
        <Picture image={file_img} sizes="(min-width: 801px) 45vw, 94vw" />
      </div>
    </section>
  )
}
