import './teacher-portrait.css';

/** The drawn teacher at the board, until the tenant has a photo. A Miss or Mrs is drawn as one. */
export function TeacherPortrait({ woman }: { woman: boolean }) {
  return (
    <svg className="portrait" viewBox="0 0 240 260" aria-hidden="true">
      <g className="portrait-chalk">
        <path d="M0 64h72M0 74h72M0 98h72M0 108h72" opacity=".5" />
        <path d="M10 98 24 66h5l14 32M15 87h23" />
        <circle cx="56" cy="88" r="9" />
        <path d="M66 79v19M178 40c14-6 40-4 42 12s-22 22-38 18-20-18-8-28M184 56l8 9 16-22" />
      </g>
      <path className="portrait-coat" d="M14 260c2-48 42-66 84-76h44c42 10 82 28 84 76z" />
      {woman ? <VeiledHead /> : <BeardedHead />}
      <g className="portrait-glasses">
        <rect x="84" y="96" width="30" height="23" rx="9" />
        <rect x="126" y="96" width="30" height="23" rx="9" />
        <path d="M114 104c4-3 8-3 12 0M84 104l-9-3M156 104l9-3" />
      </g>
      <path className="portrait-brow" d="M87 89c7-5 16-5 23-2M130 87c7-3 16-3 23 2" />
      <circle cx="100" cy="108" r="3.6" />
      <circle cx="140" cy="108" r="3.6" />
      <path className="portrait-nose" d="M119 112c-4 8-6 12-1 15" />
    </svg>
  );
}

function BeardedHead() {
  return (
    <>
      <path className="portrait-shirt" d="M96 182l24 34 24-34 8 4-18 74h-28L88 186z" />
      <path className="portrait-tie" d="M120 214l-9 9 5 10-6 27h20l-6-27 5-10z" />
      <path className="portrait-lapel" d="M92 184l-16 12 10 26 22 38M148 184l16 12-10 26-22 38" />
      <path className="portrait-neck" d="M98 146h44v40c-8 18-36 18-44 0z" />
      <path
        className="portrait-skin"
        d="M76 96c0-34 18-50 44-50s44 16 44 50v20c0 34-18 56-44 56s-44-22-44-56zM85 112a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM175 112a10 10 0 1 1-20 0 10 10 0 0 1 20 0z"
      />
      <path
        className="portrait-hair"
        d="M74 106c-8-48 14-70 48-70 20 0 28 6 34 12 12 8 14 30 10 58-3-14-6-24-14-30-20 6-44 4-58-4-12 8-16 20-20 34zM76 112c2 8 4 20 14 24 8 2 12-8 30-8s22 10 30 8c10-4 12-16 14-24 3 40-16 62-44 62s-47-22-44-62z"
      />
      <path className="portrait-smile" d="M104 143c9 7 23 7 32 0-3 10-9 14-16 14s-13-4-16-14z" />
    </>
  );
}

function VeiledHead() {
  return (
    <>
      <path
        className="portrait-veil"
        d="M120 28c-40 0-60 30-58 72 1 34 2 60-14 84 22 24 48 30 72 30s50-6 72-30c-16-24-15-50-14-84 2-42-18-72-58-72z"
      />
      <path className="portrait-skin" d="M80 98c0-32 16-46 40-46s40 14 40 46v18c0 32-16 50-40 50s-40-18-40-50z" />
      <path className="portrait-fold" d="M80 150c14 26 60 32 84 6M92 176c18 12 40 14 58 4" />
      <path className="portrait-smile" d="M104 141c9 8 23 8 32 0-3 10-9 13-16 13s-13-3-16-13z" />
    </>
  );
}
