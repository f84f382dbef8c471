import {Link} from '../../Link.tsx';

const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** A text in which [words](address) are links. */
export function RichText({text}: {readonly text: string}) {
  const pieces = text.split(link);
  // Pieces come in threes: plain text, a link's text, its address.
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    return (
      <Link key={index} to={pieces[index + 1]!}>
        {piece}
      </Link>
    );
  });
}
