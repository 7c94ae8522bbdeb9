package example.scoreline;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.content.SharedPreferences;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Bundle;
import android.os.Vibrator;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import android.widget.FrameLayout;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.UUID;

/** The app: a stack of web views around the site. */
public final class MainActivity extends Activity implements BridgeContract.Actions {
  private static final int CHOOSE_FILES = 1;
  private static final int MOST_PAGES = 12;
  private static final long[] GOAL = {0, 80, 60, 160};
  private static final long[] CANCELLED = {0, 40};

  private static final class Page {
    final WebView view;
    final Bridge bridge;

    Page(WebView view, Bridge bridge) {
      this.view = view;
      this.bridge = bridge;
    }
  }

  private final Deque<Page> pages = new ArrayDeque<>();
  private FrameLayout frame;
  private String origin;
  private String site;
  private String version;
  private ValueCallback<Uri[]> chosenFiles;

  /** Replaced by an app that has Firebase. */
  protected PushTokens pushTokens() {
    return null;
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    origin = "https://" + getString(R.string.host);
    site = origin + "/" + getString(R.string.language);
    version = getString(R.string.version);
    frame = new FrameLayout(this);
    frame.setFitsSystemWindows(true);
    setContentView(frame);
    push(site);
    openLink(getIntent());
    PushTokens tokens = pushTokens();
    if (tokens != null) tokens.observe(new PushHandOver(new Api(site, version, storedDeviceId())));
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    openLink(intent);
  }

  /** App Links and links of the brand's scheme. Links of any other kind are not opened. */
  private void openLink(Intent intent) {
    Uri link = intent.getData();
    if (link == null) return;
    if (getString(R.string.scheme).equals(link.getScheme())) {
      String query = link.getEncodedQuery();
      String path = (link.getEncodedAuthority() == null ? "" : "/" + link.getEncodedAuthority());
      push(site + path + link.getEncodedPath() + (query == null ? "" : "?" + query));
    } else if (Bridge.originOf(link.toString()).equals(origin)) {
      push(link.toString());
    }
  }

  @SuppressWarnings("SetJavaScriptEnabled")
  private void push(String address) {
    WebView view = new WebView(this);
    WebSettings settings = view.getSettings();
    settings.setJavaScriptEnabled(true);
    settings.setDomStorageEnabled(true);
    settings.setAllowFileAccess(false);
    settings.setUserAgentString(
        settings.getUserAgentString() + " ScorelineApp/" + version + " (android)");
    Bridge bridge = new Bridge(view, origin, this);
    view.addJavascriptInterface(bridge, BridgeContract.NAME);
    view.setWebViewClient(new Links(bridge));
    view.setWebChromeClient(new Files());
    pages.addLast(new Page(view, bridge));
    if (pages.size() > MOST_PAGES) remove(pages.removeFirst());
    frame.addView(view);
    view.loadUrl(address);
  }

  private void remove(Page page) {
    frame.removeView(page.view);
    page.view.destroy();
  }

  private boolean pop() {
    if (pages.size() < 2) return false;
    remove(pages.removeLast());
    return true;
  }

  @Override
  public void onBackPressed() {
    WebView view = pages.getLast().view;
    if (view.canGoBack()) view.goBack();
    else if (!pop()) super.onBackPressed();
  }

  @Override
  protected void onDestroy() {
    for (Iterator<Page> each = pages.iterator(); each.hasNext(); ) each.next().view.destroy();
    super.onDestroy();
  }

  // The bridge

  @Override
  public void goBack(BridgeContract.Answer answer) {
    if (pages.size() < 2) {
      answer.error("this is the first page");
      return;
    }
    answer.result(true);
    pop();
  }

  @Override
  public void jumpPage(BridgeContract.JumpPagePayload payload, BridgeContract.Answer answer) {
    Uri.Builder address = Uri.parse(site + payload.path).buildUpon();
    if (payload.query != null) {
      for (Iterator<String> names = payload.query.keys(); names.hasNext(); ) {
        String name = names.next();
        address.appendQueryParameter(name, payload.query.optString(name));
      }
    }
    answer.result(true);
    push(address.build().toString());
  }

  /** This app has no sign-in screens of its own, so the page shows its own. */
  @Override
  public void login(BridgeContract.LoginPayload payload, BridgeContract.Answer answer) {
    answer.error("the page signs in");
  }

  @Override
  public void reload(BridgeContract.Answer answer) {
    answer.result(true);
    pages.getLast().view.reload();
  }

  @Override
  public void deviceId(BridgeContract.Answer answer) {
    answer.result(storedDeviceId());
  }

  @Override
  public void share(BridgeContract.SharePayload payload, BridgeContract.Answer answer) {
    Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain");
    send.putExtra(Intent.EXTRA_SUBJECT, payload.title).putExtra(Intent.EXTRA_TEXT, payload.url);
    startActivity(Intent.createChooser(send, payload.title));
    answer.result(true);
  }

  @Override
  public void haptic(BridgeContract.HapticPayload payload, BridgeContract.Answer answer) {
    Vibrator vibrator = (Vibrator) getSystemService(VIBRATOR_SERVICE);
    vibrator.vibrate(payload.kind.equals("goal") ? GOAL : CANCELLED, -1);
    answer.result(true);
  }

  /** Ongoing notifications need a channel, which the platform this sample is compiled with lacks. */
  @Override
  public void matchActivity(
      BridgeContract.MatchActivityPayload payload, BridgeContract.Answer answer) {
    answer.error("this app shows no ongoing notifications");
  }

  /** Survives updates; a backup does not carry it to another device. */
  private synchronized String storedDeviceId() {
    SharedPreferences stored = getSharedPreferences("device", MODE_PRIVATE);
    String id = stored.getString("id", null);
    if (id == null) {
      id = UUID.randomUUID().toString();
      stored.edit().putString("id", id).commit();
    }
    return id;
  }

  // Web views

  private final class Links extends WebViewClient {
    private final Bridge bridge;

    Links(Bridge bridge) {
      this.bridge = bridge;
    }

    @Override
    public void onPageStarted(WebView view, String address, Bitmap icon) {
      bridge.documentStarted();
    }

    /** Other sites open in the browser, which also keeps the bridge from them. */
    @Override
    public boolean shouldOverrideUrlLoading(WebView view, String address) {
      if (Bridge.originOf(address).equals(origin)) return false;
      try {
        Intent open = new Intent(Intent.ACTION_VIEW, Uri.parse(address));
        startActivity(open.addCategory(Intent.CATEGORY_BROWSABLE));
      } catch (ActivityNotFoundException error) {
        android.util.Log.w("Scoreline", "no app opens " + address);
      }
      return true;
    }
  }

  /** Lets the contact form attach files. */
  private final class Files extends WebChromeClient {
    @Override
    public boolean onShowFileChooser(
        WebView view, ValueCallback<Uri[]> chosen, FileChooserParams parameters) {
      if (chosenFiles != null) chosenFiles.onReceiveValue(null);
      chosenFiles = chosen;
      try {
        startActivityForResult(parameters.createIntent(), CHOOSE_FILES);
        return true;
      } catch (ActivityNotFoundException error) {
        chosenFiles = null;
        return false;
      }
    }
  }

  @Override
  protected void onActivityResult(int request, int result, Intent data) {
    super.onActivityResult(request, result, data);
    if (request != CHOOSE_FILES || chosenFiles == null) return;
    chosenFiles.onReceiveValue(WebChromeClient.FileChooserParams.parseResult(result, data));
    chosenFiles = null;
  }
}
