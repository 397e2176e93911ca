/** The one style of the pages: a column of a phone's width, light or dark as the person has it. */
export const STYLE = `
:root { --ground: #f4f6f8; --card: #fff; --ink: #16202a; --quiet: #51606e; --line: #8794a1; --deed: #1b5e3b; --on-deed: #fff; --warn: #7a4a00; --warn-ground: #ffedcc; --wrong: #a11212; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #11171d; --card: #1b232b; --ink: #eef2f5; --quiet: #aab7c3; --line: #74828f; --deed: #6fd3a0; --on-deed: #06210f; --warn: #ffd591; --warn-ground: #3b2a08; --wrong: #ff9d94; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
.practice { margin: 0 0 1.25rem; padding: 1rem; border-radius: .75rem; background: var(--warn-ground); color: var(--warn); font-size: 1.75rem; line-height: 1.2; font-weight: 800; text-align: center; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .75rem; }
.box { background: var(--card); border-radius: .75rem; padding: 1.25rem; margin-bottom: 1rem; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; color: var(--quiet); padding-bottom: .25rem; }
th, td { text-align: left; font-weight: 400; padding: .5rem 0; vertical-align: top; overflow-wrap: anywhere; }
td { text-align: right; white-space: nowrap; padding-left: 1rem; font-variant-numeric: tabular-nums; }
tfoot th, tfoot td { border-top: 1px solid var(--line); font-weight: 700; font-size: 1.125rem; }
small { display: block; color: var(--quiet); }
label { display: block; font-weight: 600; margin: 0 0 .25rem; }
input, select { display: block; width: 100%; min-height: 3rem; margin: 0 0 1rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.hint { margin: -.75rem 0 1rem; color: var(--quiet); font-size: .875rem; }
button, .back { display: block; width: 100%; min-height: 3rem; margin: 0 0 .75rem; padding: .75rem; border: 1px solid transparent; border-radius: .5rem; background: var(--deed); color: var(--on-deed); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
.back, button.other { background: none; color: var(--ink); border-color: var(--line); }
:focus-visible { outline: 3px solid var(--deed); outline-offset: 2px; }
.wrong { margin: 0 0 1rem; padding: .75rem; border: 2px solid var(--wrong); border-radius: .5rem; color: var(--wrong); font-weight: 600; }
`;
