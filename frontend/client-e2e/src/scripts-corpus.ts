import { inFull } from '@fieldhouse/testing/attack-size';

/** Texts that would run, break out or mislead where a page takes them for more than text. All set `pwn` if they run. */
export const CORPUS: readonly string[] = [
  '<script>pwn=1</script>',
  '<ScRiPt >pwn=1</sCrIpT >',
  '<script src=//evil.example></script>',
  '</script><script>pwn=1//',
  '<img src=x onerror=pwn=1>',
  '<img src=//evil.example/i.png>',
  '"><img src=x onerror=pwn=1>',
  "'><svg onload=pwn=1>",
  '<svg><script>pwn=1</script></svg>',
  '<svg/onload=pwn=1>',
  '<math><a xlink:href=javascript:pwn=1>',
  '<body onload=pwn=1>',
  '<iframe srcdoc="<script>pwn=1">',
  '<iframe src=javascript:pwn=1>',
  '<details open ontoggle=pwn=1>',
  '<input autofocus onfocus=pwn=1>',
  '<a href="javascript:pwn=1">x</a>',
  'javascript:pwn=1',
  'JaVaScRiPt:pwn=1//',
  'data:text/html,<script>pwn=1',
  '" onmouseover="pwn=1" x="',
  "' autofocus onfocus='pwn=1",
  '</title><script>pwn=1',
  '</textarea><script>pwn=1',
  '</style><style>*{display:none}',
  '<style>@import"//evil.example"',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
  '<form action=//evil.example><button>',
  '<!--<i "--><img src=x onerror=pwn=1>',
  '{{[].at.constructor("pwn=1")()}}',
  '${pwn=1}`${pwn=1}`',
  '<%= pwn=1 %>#{pwn=1}',
  '&lt;script&gt;pwn=1&#x3c;',
  '\\u003cscript\\u003epwn=1',
  `=cmd|'/C calc'!A0`,
  '\u202Etxt.exe\u202C <b>right to left',
  'z\u200Be\u200Dr\u2060o\uFEFF w\u0301\u0302\u0303idth \u{1F469}\u200D\u{1F680}',
  'W'.repeat(36),
  "__proto__[pwn]=1;--' OR 1=1 /*",
];

/** No text runs into another one: each ends with the code of the field that it was written into. */
export const CODES = {
  'signUpBody.firstName': 'a1',
  'signUpBody.lastName': 'a2',
  'accountNamesBody.firstName': 'a3',
  'accountNamesBody.lastName': 'a4',
  'adminRoleBody.reason': 'b1',
  'adminEndSessionBody.reason': 'b2',
  'adminLiftBody.reason': 'b3',
  'betaDecisionBody.reason': 'c1',
  'betaSubmitBody.complexName': 'c2',
  'betaSubmitBody.city': 'c3',
  'betaSubmitBody.contactName': 'c4',
  'betaDraftBody.complexName': 'd1',
  'betaDraftBody.city': 'd2',
  'betaDraftBody.contactName': 'd3',
  'betaDraftBody.contactPhone': 'd4',
  'contactBody.name': 'e1',
  'contactBody.message': 'e2',
  'closeTicketBody.note': 'e3',
  'leagueBody.name': 'f1',
  'leagueBody.season': 'f2',
  'teamBody.name': 'f3',
  'playerBody.firstName': 'g1',
  'playerBody.lastName': 'g2',
  'playerBody.hometown': 'g3',
  'playerBody.comment': 'g4',
  'playerBody.externalId': 'g5',
  'playerBody.ownColumns[].column': 'g8',
  'playerBody.ownColumns[].value': 'g9',
  'noteBody.text': 'g6',
  'withdrawBody.reason': 'g7',
  'draft.CommitDraftOrder.reason': 'h1',
  'draft.AddDraftOrderNonce.nonce': 'h2',
  'draft.SetDraftOrderByHand.reason': 'h3',
  'draft.PauseDraft.reason': 'h4',
  'draft.SchedulePause.reason': 'h5',
  'draft.UndoPicks.reason': 'h6',
  'draft.RedoPicks.reason': 'i0',
  'draft.ReplacePick.reason': 'i4',
  'draft.ResetDraft.reason': 'h7',
  'draft.CancelDraft.reason': 'h8',
  'draft.ReopenDraft.reason': 'h0',
  'draft.SaveDraftSettings.settings.limits.positions[].position': 'h9',
  'playerDetailsBody.bio': 'i1',
  'playerDetailsBody.area': 'i2',
  'availabilityBody.exceptions[].note': 'i3',
  'teamDetailsBody.name': 'j1',
  'teamDetailsBody.city': 'j2',
  'team.StartTeamSeason.season': 'j3',
  'team.ChangeMemberStatus.reason': 'j4',
  'team.RemoveMember.reason': 'j5',
  'team.RequestToJoin.message': 'j6',
  'chat.PostMessage.text': 'k1',
  'chat.ReportMessage.reason': 'k2',
  'chat.RemoveMessage.reason': 'k3',
  'chat.PostMessage.poll.options[].text': 'k4',
  'report.RemoveReported.reason': 'k5',
  'noticeSettings.AddPushDevice.name': 'l1',
} as const;
export type TextField = keyof typeof CODES;

/** Kept in the log; no page shows it. */
export const UNSHOWN: readonly TextField[] = [
  'withdrawBody.reason',
  'chat.RemoveMessage.reason',
  'report.RemoveReported.reason',
];

/** Texts that open something and are compared, never kept. */
export const SECRETS: readonly string[] = [
  'confirmBody.token',
  'newPasswordBody.token',
  'newPasswordBody.password',
  'signInBody.password',
  'signUpBody.password',
  'beginSecondFactorBody.password',
  'changePasswordBody.password',
  'changePasswordBody.newPassword',
  'confirmSecondFactorBody.code',
  'proveSecondFactorBody.code',
  'disableSecondFactorBody.password',
  'disableSecondFactorBody.code',
  'emailChangeBody.password',
  'emailChangeLinkBody.token',
  'eraseAccountBody.password',
  'eraseAccountBody.code',
  'secondFactorSignInBody.ticket',
  'secondFactorSignInBody.code',
  'draft.ResetDraft.confirmation',
  // Whoever fills it is a program: its message is dropped.
  'contactBody.website',
];

/** Names out of a list of ours: anything else is refused. */
export const LISTED: readonly string[] = [
  'betaDraftBody.sports[]',
  'betaSubmitBody.sports[]',
  'leagueBody.sport',
  'leagueBody.zone',
  'leagueBody.limits.positions[].position',
  'playerBody.positions[]',
  'playedSportsBody.sports[].sport',
  'playedSportsBody.sports[].positions[]',
  'draft.SaveDraftSettings.settings.clock.zone',
  'teamDetailsBody.sport',
  'teamDetailsBody.zone',
  'team.ChangeMember.positions[]',
  'team.InviteMembers.people[].positions[]',
  'noticeSettings.SetQuietHours.quiet.zone',
];

/** Other ways to the same facts: what they say is put there by the field that is named like them. */
export const ALIKE: readonly string[] = [
  'teamListBody.teams[].name',
  'withdrawalsBody.reason',
  'chat.EditMessage.text',
  ...['CreateTeam', 'ChangeTeamDetails'].flatMap((command) =>
    ['name', 'sport', 'city', 'zone'].map((field) => `team.${command}.${field}`),
  ),
];

/** Names, messages and reasons have no characters that cannot be seen. */
const SEEN: readonly TextField[] = [
  'signUpBody.firstName',
  'signUpBody.lastName',
  'accountNamesBody.firstName',
  'accountNamesBody.lastName',
  'leagueBody.name',
  'leagueBody.season',
  'teamBody.name',
  'playerBody.firstName',
  'playerBody.lastName',
  'teamDetailsBody.name',
  'teamDetailsBody.city',
  'team.StartTeamSeason.season',
  'team.RequestToJoin.message',
  'chat.PostMessage.text',
  'chat.PostMessage.poll.options[].text',
  'noticeSettings.AddPushDevice.name',
];
const HIDDEN = /(?!\u200D)\p{Cf}/gu;

/** Each field gets one text in four, the next field the next ones, so that each text is in a quarter of all fields; with --long each gets all. */
const STEP = inFull ? 1 : 4;
export const FIELDS = Object.keys(CODES) as TextField[];
/** The numbers of the texts that each field gets. */
export const EACH = Array.from({ length: CORPUS.length / STEP }, (_, n) => n);

/** The nth text of those that a field gets, as it is written there. */
export const textFor = (field: TextField, n: number): string => {
  const text = CORPUS[(n * STEP + FIELDS.indexOf(field)) % CORPUS.length] ?? '';
  return `${fitting(field, text)}~${CODES[field]}`;
};

const fitting = (field: TextField, text: string): string => {
  if (field === 'draft.AddDraftOrderNonce.nonce') return text.replace(/[^\x21-\x7e]/g, '_');
  return SEEN.includes(field) || field.endsWith('.reason') ? text.replace(HIDDEN, '') : text;
};
