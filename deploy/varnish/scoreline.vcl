vcl 4.1;

# A cache in front of Scoreline, for Varnish 6.6 or newer. It keeps what the server says all who ask alike may have, and
# tells the server by Edge-Variant on what of its visitor a page may depend. docs/operators/caching.md says the same for
# other caches.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
  # A server of this machine says here whether it is ready; for one elsewhere ask for /healthz.
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 3; }
}

sub vcl_recv {
  # Visitors must not choose these: they decide what others are shown.
  unset req.http.Edge-Variant;
  unset req.http.X-Forwarded-Host;

  # varnishd -a :80 -a operators=127.0.0.1:6085 -f scoreline.vcl
  # curl -X PURGE -H 'Purge-Key: match:17' http://127.0.0.1:6085/
  # Not by the visitor's address: behind a TLS proxy on this machine everybody has this machine's.
  if (req.method == "PURGE") {
    if (local.socket != "operators") {
      return (synth(405));
    }
    if (req.http.Purge-Key !~ "^[\w:-]+$") {
      return (synth(400));
    }
    # A blank would end the expression.
    ban("obj.http.Surrogate-Key ~ (^|[[:space:]])" + req.http.Purge-Key + "([[:space:]]|$)");
    return (synth(200));
  }
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }

  # Files of builds are the same for everybody, for ever.
  if (req.url ~ "^(/livescore)?/builds/[a-z][a-z0-9-]*/[0-9a-f]{16}/") {
    unset req.http.Cookie;
    return (hash);
  }

  # Apps, crawlers, testers and developers have pages of their own.
  if (req.http.User-Agent ~ "(?i)ScorelineApp/|bot|crawl|spider|slurp"
      || req.http.Cookie ~ "(^|; ?)mfe-(preview|dev)=" || req.url ~ "[?&]mfe[.-]") {
    return (pass);
  }
  call edge_variant;
  call without_campaign;

  # While the server is away, the last that it said will do.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 3s;
  }
  return (hash);
}

# Cookies as they are written, and the two languages that the browser wants most.
sub edge_variant {
  set req.http.Edge-Variant = "v=1";
  if (req.http.Cookie ~ "(^|; ?)mp-lan=") {
    set req.http.Edge-Variant = req.http.Edge-Variant + "; mp-lan="
      + regsub(req.http.Cookie, "^(?:.*; ?)?mp-lan=([^;]{0,20}).*$", "\1");
  }
  if (req.http.Cookie ~ "(^|; ?)tz=") {
    set req.http.Edge-Variant = req.http.Edge-Variant + "; tz="
      + regsub(req.http.Cookie, "^(?:.*; ?)?tz=([^;]{0,80}).*$", "\1");
  }
  if (req.http.Cookie ~ "(^|; ?)sport=") {
    set req.http.Edge-Variant = req.http.Edge-Variant + "; sport="
      + regsub(req.http.Cookie, "^(?:.*; ?)?sport=([^;]{0,20}).*$", "\1");
  }
  if (req.http.Accept-Language ~ "^[A-Za-z]") {
    set req.http.Edge-Variant = req.http.Edge-Variant + "; languages="
      + regsub(regsuball(req.http.Accept-Language, " |;q=[0-9.]+", ""),
        "^([A-Za-z0-9-]{1,20}(?:,[A-Za-z0-9-]{1,20})?).*$", "\1");
  }
}

# No page depends on where its visitor was sent from, nor on the order of what it is asked: one is enough for all campaigns.
sub without_campaign {
  if (req.url ~ "[?&](utm_[a-z_]+|gclid|fbclid|msclkid)=") {
    set req.url = regsuball(req.url, "([?&])(utm_[a-z_]+|gclid|fbclid|msclkid)=[^&]*", "\1");
    set req.url = regsub(regsuball(req.url, "&&+", "&"), "[?]&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }
  set req.url = std.querysort(req.url);
}

sub vcl_backend_response {
  # Only what says so is for others; what says nothing is not.
  if (beresp.http.Cache-Control !~ "public" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "s-maxage") {
    set beresp.grace = 1h;
    # Asked for again by its ETag.
    set beresp.keep = 10m;
  }
}

sub vcl_deliver {
  # What stands between this cache and the visitor is to keep nothing: it knows no variants.
  if (resp.http.Vary ~ "(?i)edge-variant") {
    set resp.http.Cache-Control = "no-cache";
    set resp.http.Vary = "Accept-Encoding, Accept-Language, Cookie, User-Agent";
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
